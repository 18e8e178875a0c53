import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { FormField } from '#shared/forms/field-schema.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { lacksLabel, nameOfField, typeWords } from '../form-words.ts'
import { FieldSettings } from './field-settings.tsx'
import classes from './fields.module.css'

interface FieldRowProps {
  readonly field: FormField
  readonly fields: readonly FormField[]
  readonly index: number
  readonly isOpen: boolean
  /** The error that prevented saving; null without one. */
  readonly problem: string | null
  readonly toggle: () => void
  readonly change: (place: string, changes: object) => void
  readonly move: (to: number) => void
  readonly copy: () => void
  readonly remove: () => void
  readonly canCopy: boolean
}

/** One field, moved by its handle, Alt with the arrow keys, or its menu; a press opens its settings. */
export function FieldRow({ field, fields, index, isOpen, problem, toggle, ...steps }: FieldRowProps) {
  const { item, handle } = useSortableItem(field.id)
  const { icon: Icon } = typeWords[field.type]
  const name = nameOfField(field)
  const settingsId = `settings-${field.id}`

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    steps.move(event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    <li
      {...item}
      className={classes.field}
      data-open={isOpen || undefined}
      data-wrong={problem !== null || undefined}
      data-step={(field.type === 'section' && field.beginsStep) || undefined}
    >
      <div className={classes.row}>
        <DragHandle label={`Move ${name}`} handle={handle} />
        <UnstyledButton
          id={`open-${field.id}`}
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? settingsId : undefined}
          onClick={toggle}
          onKeyDown={onKeyDown}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>{factsOf(field)}</span>
          </span>
        </UnstyledButton>
        <StepsMenu name={name} index={index} count={fields.length} {...steps} />
      </div>
      {isOpen && (
        <div id={settingsId} className={classes.settings}>
          <FieldSettings field={field} fields={fields} problem={problem} change={steps.change} />
        </div>
      )}
    </li>
  )
}

interface StepsMenuProps extends Pick<FieldRowProps, 'index' | 'move' | 'copy' | 'remove' | 'canCopy'> {
  readonly name: string
  readonly count: number
}

function StepsMenu({ name, index, count, move, copy, remove, canCopy }: StepsMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`More actions for ${name}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={index === 0}
          leftSection={<ArrowUp size={16} aria-hidden />}
          rightSection="Alt ↑"
          onClick={() => move(index - 1)}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          disabled={index === count - 1}
          leftSection={<ArrowDown size={16} aria-hidden />}
          rightSection="Alt ↓"
          onClick={() => move(index + 1)}
        >
          Move down
        </Menu.Item>
        <Menu.Item disabled={!canCopy} leftSection={<CopyPlus size={16} aria-hidden />} onClick={copy}>
          Duplicate
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** 'Dropdown · required · 12 options · conditional'. */
function factsOf(field: FormField): string {
  const facts = [typeWords[field.type].label]
  if (lacksLabel(field)) facts.push(field.type === 'section' ? 'empty' : 'no label')
  if (field.required && field.type !== 'likert') facts.push('required')
  if ('options' in field) facts.push(countOf(field.options.length, field.type === 'likert' ? 'statement' : 'option'))
  if (field.type === 'section' && field.beginsStep) facts.push('new step')
  if (field.type === 'hidden') facts.push(`?${field.key}=`)
  if (field.showWhen) facts.push('conditional')
  return facts.join(' · ')
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
