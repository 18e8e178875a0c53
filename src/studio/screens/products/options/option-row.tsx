import { ActionIcon, Menu, Select, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProductOption } from '#shared/products/schema.ts'
import type { DraftVariant } from '../draft.ts'
import type { ApplyChoices } from './apply-choices.ts'
import { type Choices, moveOption, removeOption, renameOption } from './option-rules.ts'
import { OptionValues } from './option-values.tsx'
import classes from './options.module.css'

interface OptionRowProps {
  readonly index: number
  readonly option: ProductOption
  readonly choices: Choices<DraftVariant>
  readonly apply: ApplyChoices
  /** Whether it was just added, so that its name gets the focus. */
  readonly isNew: boolean
}

const displays = [
  { value: 'dropdown', label: 'Dropdown' },
  { value: 'radio', label: 'Buttons' },
]

/** One option: its name, its display, and its values. */
export function OptionRow({ index, option, choices, apply, isNew }: OptionRowProps) {
  return (
    <fieldset className={classes.option}>
      <legend className={classes.legend}>Option {index + 1}</legend>
      <NameField option={option} choices={choices} apply={apply} isNew={isNew} />
      <OptionValues option={option} choices={choices} apply={apply} />
      <Select
        className={classes.display}
        label="Display as"
        data={displays}
        value={option.display}
        onChange={(display) =>
          apply('option-display', {
            ...choices,
            options: choices.options.map((one) =>
              one.name === option.name ? { ...one, display: display as ProductOption['display'] } : one,
            ),
          })
        }
      />
      <Menu>
        <Menu.Target>
          <ActionIcon className={classes.more} aria-label={`More actions for ${option.name}`}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={index === 0}
            leftSection={<ArrowUp size={16} aria-hidden />}
            onClick={() => apply('move-option', moveOption(choices, index, index - 1))}
          >
            Move up
          </Menu.Item>
          <Menu.Item
            disabled={index === choices.options.length - 1}
            leftSection={<ArrowDown size={16} aria-hidden />}
            onClick={() => apply('move-option', moveOption(choices, index, index + 1))}
          >
            Move down
          </Menu.Item>
          <Menu.Item
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => apply('remove-option', removeOption(choices, option.name))}
          >
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </fieldset>
  )
}

/** The name is applied when the field is left: each letter would be a new name. */
function NameField({ option, choices, apply, isNew }: Omit<OptionRowProps, 'index'>) {
  const [typed, setTyped] = useState(option.name)
  useEffect(() => setTyped(option.name), [option.name])
  const name = typed.trim()
  const isTaken = choices.options.some(
    (one) => one.name !== option.name && one.name.trim().toLowerCase() === name.toLowerCase(),
  )
  function commit() {
    if (name && !isTaken && name !== option.name) apply('rename-option', renameOption(choices, option.name, name))
    else if (!name) setTyped(option.name)
  }
  return (
    <TextInput
      className={classes.name}
      label="Name"
      autoFocus={isNew}
      value={typed}
      maxLength={100}
      autoComplete="off"
      error={isTaken ? 'Another option has this name.' : null}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
