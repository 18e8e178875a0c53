import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import type { FormField } from '#shared/forms/field-schema.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { StepItems } from '#studio/kit/sortable/step-items.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { lacksLabel, nameOfField, typeWords } from '../form-words.ts'
import { FieldSettings } from './field-settings.tsx'
import classes from './fields.module.css'

interface FieldRowProps {
  readonly field: FormField
  readonly fields: readonly FormField[]
  readonly isOpen: boolean
  /** The error that prevented saving; null without one. */
  readonly problem: string | null
  readonly toggle: () => void
  readonly change: (place: string, changes: object) => void
  readonly copy: () => void
  readonly remove: () => void
  readonly canCopy: boolean
}

/** One field, moved by its handle, Alt with the arrow keys, or its menu; a press opens its settings. */
export function FieldRow({ field, fields, isOpen, problem, toggle, change, ...steps }: FieldRowProps) {
  const { item, handle, onStepKey } = useSortableItem(field.id)
  const { icon: Icon } = typeWords[field.type]
  const name = nameOfField(field)
  const settingsId = `settings-${field.id}`
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
          onKeyDown={onStepKey}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>{factsOf(field)}</span>
          </span>
        </UnstyledButton>
        <StepsMenu id={field.id} name={name} {...steps} />
      </div>
      {isOpen && (
        <div id={settingsId} className={classes.settings}>
          <FieldSettings field={field} fields={fields} problem={problem} change={change} />
        </div>
      )}
    </li>
  )
}

interface StepsMenuProps extends Pick<FieldRowProps, 'copy' | 'remove' | 'canCopy'> {
  readonly id: string
  readonly name: string
}

function StepsMenu({ id, name, copy, remove, canCopy }: StepsMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`More actions for ${name}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <StepItems id={id} />
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
