import { ActionIcon, ColorInput, ColorSwatch, Group, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ProductOption } from '#shared/products/schema.ts'
import type { DraftVariant } from '../draft.ts'
import type { ApplyChoices } from './apply-choices.ts'
import { type Choices, colorIn, moveValue, removeValue, renameValue, setColor } from './option-rules.ts'
import classes from './options.module.css'

interface ValueChipProps {
  readonly value: string
  readonly index: number
  readonly count: number
  readonly option: ProductOption
  readonly choices: Choices<DraftVariant>
  readonly apply: ApplyChoices
}

/** One value. A press opens a menu: rename, color, move and remove. */
export function ValueChip({ value, index, count, option, choices, apply }: ValueChipProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(value)
  const color = colorIn(choices, option.name, value)

  function close() {
    setOpen(false)
    const name = typed.trim()
    if (name && name !== value) apply('rename-value', renameValue(choices, option.name, value, name))
  }
  return (
    <Popover opened={isOpen} onChange={(open) => !open && close()} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <UnstyledButton
          className={classes.chip}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setTyped(value)
            setOpen(true)
          }}
        >
          {color && <ColorSwatch className={classes.swatch} color={color} size={14} aria-hidden />}
          {value}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Value ${value}`}>
        <TextInput
          label="Value"
          value={typed}
          maxLength={200}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && close()}
        />
        {option.display === 'radio' && (
          <ColorInput
            label="Color"
            description="Customers see this color instead of the word."
            placeholder="No color"
            mt={8}
            maw={260}
            value={color ?? ''}
            format="hex"
            popoverProps={{ withinPortal: false }}
            onChange={(next) => {
              const isWhole = /^#[0-9a-f]{6}$/i.test(next)
              if (isWhole || next === '')
                apply('value-color', setColor(choices, option.name, value, isWhole ? next.toLowerCase() : null))
            }}
          />
        )}
        <Group gap={4} mt={8} justify="flex-end">
          <ActionIcon
            aria-label={`Move ${value} to the left`}
            disabled={index === 0}
            onClick={() => apply('move-value', moveValue(choices, option.name, index, index - 1))}
          >
            <ArrowLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={`Move ${value} to the right`}
            disabled={index === count - 1}
            onClick={() => apply('move-value', moveValue(choices, option.name, index, index + 1))}
          >
            <ArrowRight size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={`Remove ${value}, with its variants`}
            onClick={() => {
              setOpen(false)
              apply('remove-value', removeValue(choices, option.name, value))
            }}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
