import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core'
import { Bold, Heading1, Heading2, Heading3, Italic, Link2, List, ListOrdered, Pilcrow } from 'lucide-react'
import { useState } from 'react'
import type { Canvas, TextFormat } from '#studio/canvas/protocol.ts'

const formats: readonly { readonly format: TextFormat; readonly label: string; readonly icon: typeof Bold }[] = [
  { format: 'bold', label: 'Bold', icon: Bold },
  { format: 'italic', label: 'Italic', icon: Italic },
  { format: 'h1', label: 'Heading 1', icon: Heading1 },
  { format: 'h2', label: 'Heading 2', icon: Heading2 },
  { format: 'h3', label: 'Heading 3', icon: Heading3 },
  { format: 'paragraph', label: 'Paragraph', icon: Pilcrow },
  { format: 'bulletList', label: 'Bulleted list', icon: List },
  { format: 'orderedList', label: 'Numbered list', icon: ListOrdered },
]

/** The buttons for a text that is being written in the page. */
export function TextToolbar({ canvas }: { readonly canvas: () => Canvas | undefined }) {
  const [href, setHref] = useState('')
  return (
    <Group gap={4} role="toolbar" aria-label="Text formatting">
      {formats.map(({ format, label, icon: Icon }) => (
        // The text keeps its selection: the button takes no focus.
        <ActionIcon
          key={format}
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => canvas()?.format(format)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      <Popover width={280} position="bottom-end" trapFocus>
        <Popover.Target>
          <ActionIcon aria-label="Link" title="Link">
            <Link2 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              canvas()?.link(href.trim())
            }}
          >
            <TextInput
              label="Link"
              description="Leave empty to remove the link."
              placeholder="/shop or https://…"
              value={href}
              onChange={(event) => setHref(event.currentTarget.value)}
            />
            <Button type="submit" mt="sm" size="compact-sm">
              Apply
            </Button>
          </form>
        </Popover.Dropdown>
      </Popover>
      <Button size="compact-sm" variant="light" ml="auto" onClick={() => canvas()?.endEditing()}>
        Done
      </Button>
    </Group>
  )
}
