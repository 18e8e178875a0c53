import { Menu } from '@mantine/core'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ShippingMethod } from '#shared/settings/schema.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import rows from '../settings-row.module.css'
import { SettingsRow } from '../settings-row.tsx'
import { costInWords } from './method-rules.ts'

interface MethodRowProps {
  readonly method: ShippingMethod
  /** Whether customers don’t see it, because it has no place to pick up. */
  readonly isHidden: boolean
  readonly index: number
  readonly count: number
  readonly error: string | undefined
  readonly open: () => void
  readonly move: (to: number) => void
  readonly remove: () => void
}

/** One shipping method, moved by its handle, Alt with the arrow keys, or its menu. */
export function MethodRow({ method, isHidden, index, count, error, open, move, remove }: MethodRowProps) {
  const { item, handle } = useSortableItem(method.id)
  const { money } = useFormats()
  const facts = [
    costInWords(method, money),
    method.schedule && 'Customers choose a time',
    method.description,
    isHidden && 'Not shown to customers. To offer it, add a pickup address.',
  ]
    .filter(Boolean)
    .join(' · ')

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    <li {...item} className={rows.item}>
      <SettingsRow
        name={method.name}
        facts={facts}
        error={error}
        onOpen={open}
        onKeyDown={onKeyDown}
        handle={<DragHandle label={`Move ${method.name}`} handle={handle} />}
      >
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
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Remove
        </Menu.Item>
      </SettingsRow>
    </li>
  )
}
