import { Menu } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import type { ShippingMethod } from '#shared/settings/schema.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { StepItems } from '#studio/kit/sortable/step-items.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import rows from '../settings-row.module.css'
import { SettingsRow } from '../settings-row.tsx'
import { costInWords } from './method-rules.ts'

interface MethodRowProps {
  readonly method: ShippingMethod
  /** Whether customers don’t see it, because it has no place to pick up. */
  readonly isHidden: boolean
  readonly error: string | undefined
  readonly open: () => void
  readonly remove: () => void
}

/** One shipping method, moved by its handle, Alt with the arrow keys, or its menu. */
export function MethodRow({ method, isHidden, error, open, remove }: MethodRowProps) {
  const { item, handle, onStepKey } = useSortableItem(method.id)
  const { money } = useFormats()
  const facts = [
    costInWords(method, money),
    method.schedule && 'Customers choose a time',
    method.description,
    isHidden && 'Not shown to customers. To offer it, add a pickup address.',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li {...item} className={rows.item}>
      <SettingsRow
        name={method.name}
        facts={facts}
        error={error}
        onOpen={open}
        onKeyDown={onStepKey}
        handle={<DragHandle label={`Move ${method.name}`} handle={handle} />}
      >
        <StepItems id={method.id} />
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Remove
        </Menu.Item>
      </SettingsRow>
    </li>
  )
}
