import { ActionIcon, Button, Group, Menu, Popover } from '@mantine/core'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Check,
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
import type { RefObject } from 'react'
import type { Canvas, TextFormat, TextLook, WrittenText } from '#studio/canvas/protocol.ts'
import classes from './editor.module.css'
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

interface TextToolbarProps {
  readonly text: WrittenText
  readonly canvas: RefObject<Canvas | null>
  readonly isLinking: boolean
  readonly setLinking: (isLinking: boolean) => void
}

/** The buttons for a text that is being written in the page. */
export function TextToolbar({ text, canvas, isLinking, setLinking }: TextToolbarProps) {
  const has = (look: TextLook) =>
    Object.entries(look).every(([name, value]) => text.look[name as keyof TextLook] === value)
  return (
    <Group gap={4} role="toolbar" aria-label="Text formatting" className={classes.textToolbar}>
      {formats.map(([format, label, icon]) => (
        <ToolbarButton
          key={format}
          label={label}
          icon={icon}
          isOn={text.formats.includes(format)}
          press={() => canvas.current?.format(format)}
        />
      ))}
      {alignments.map(([alignment, label, icon]) => (
        <ToolbarButton
          key={label}
          label={label}
          icon={icon}
          isOn={has({ alignment })}
          press={() => canvas.current?.look({ alignment })}
        />
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
                <Menu.Item
                  key={name}
                  role="menuitemradio"
                  aria-checked={has(look)}
                  rightSection={has(look) && <Check size={16} aria-hidden />}
                  onClick={() => canvas.current?.look(look)}
                >
                  {name}
                </Menu.Item>
              ))}
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Popover width={300} position="bottom-end" trapFocus opened={isLinking} onChange={setLinking}>
        <Popover.Target>
          <ActionIcon
            aria-label="Link"
            title="Link"
            aria-pressed={text.href !== ''}
            variant={text.href === '' ? 'subtle' : 'light'}
            onClick={() => setLinking(!isLinking)}
          >
            <Link2 size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <LinkForm
            href={text.href}
            hasWords={text.hasWords}
            apply={(href) => {
              setLinking(false)
              canvas.current?.link(href)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <ToolbarButton label="Clear formatting" icon={RemoveFormatting} press={() => canvas.current?.format('clear')} />
      <Button size="compact-sm" variant="light" ml="auto" onClick={() => canvas.current?.endEditing()}>
        Done
      </Button>
    </Group>
  )
}

interface ToolbarButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  /** Whether it is true of the selected words; absent for what is done and not switched. */
  readonly isOn?: boolean
  readonly press: () => void
}

/** It takes no focus when it is pressed: the text keeps its selection. */
function ToolbarButton({ label, icon: Icon, isOn, press }: ToolbarButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      variant={isOn ? 'light' : 'subtle'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
