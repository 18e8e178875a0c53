import { ActionIcon, Button, Group, Menu, Popover } from '@mantine/core'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Palette,
  Pilcrow,
  RemoveFormatting,
  TextQuote,
  Underline,
} from 'lucide-react'
import type { Canvas, TextFormat, TextLook } from '#studio/canvas/protocol.ts'
import { LinkForm } from './link-form.tsx'

type Choice<Value> = readonly [value: Value, label: string, icon: LucideIcon]

const formats: readonly Choice<TextFormat>[] = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['underline', 'Underline', Underline],
  ['h1', 'Heading 1', Heading1],
  ['h2', 'Heading 2', Heading2],
  ['h3', 'Heading 3', Heading3],
  ['paragraph', 'Paragraph', Pilcrow],
  ['bulletList', 'Bulleted list', List],
  ['orderedList', 'Numbered list', ListOrdered],
  ['blockquote', 'Quote', TextQuote],
]
const alignments: readonly Choice<NonNullable<TextLook['alignment']> | null>[] = [
  [null, 'Align left', AlignLeft],
  ['align-center', 'Align center', AlignCenter],
  ['align-end', 'Align right', AlignRight],
]
const looks: readonly { readonly label: string; readonly choices: readonly (readonly [string, TextLook])[] }[] = [
  {
    label: 'Size',
    choices: [
      ['Small', { size: 'size-small' }],
      ['Regular', { size: null }],
      ['Large', { size: 'size-large' }],
    ],
  },
  {
    label: 'Color',
    choices: [
      ['Text color', { color: null }],
      ['Accent color', { color: 'color-accent' }],
      ['Quiet color', { color: 'color-quiet' }],
    ],
  },
]

/** The buttons for a text that is being written in the page. The text keeps its selection: they take no focus. */
export function TextToolbar({ canvas }: { readonly canvas: () => Canvas | undefined }) {
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <Group gap={4} role="toolbar" aria-label="Text formatting">
      {formats.map(([format, label, Icon]) => (
        <ActionIcon
          key={format}
          aria-label={label}
          title={label}
          onMouseDown={keepFocus}
          onClick={() => canvas()?.format(format)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      {alignments.map(([alignment, label, Icon]) => (
        <ActionIcon
          key={label}
          aria-label={label}
          title={label}
          onMouseDown={keepFocus}
          onClick={() => canvas()?.look({ alignment })}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="Size and color" title="Size and color">
            <Palette size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {looks.map(({ label, choices }) => (
            <div key={label}>
              <Menu.Label>{label}</Menu.Label>
              {choices.map(([name, look]) => (
                <Menu.Item key={name} onClick={() => canvas()?.look(look)}>
                  {name}
                </Menu.Item>
              ))}
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Popover width={300} position="bottom-end" trapFocus>
        <Popover.Target>
          <ActionIcon aria-label="Link" title="Link">
            <Link2 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <LinkForm apply={(href) => canvas()?.link(href)} />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        aria-label="Clear formatting"
        title="Clear formatting"
        onMouseDown={keepFocus}
        onClick={() => canvas()?.format('clear')}
      >
        <RemoveFormatting size={18} aria-hidden />
      </ActionIcon>
      <Button size="compact-sm" variant="light" ml="auto" onClick={() => canvas()?.endEditing()}>
        Done
      </Button>
    </Group>
  )
}
