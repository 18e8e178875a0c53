import { ActionIcon, Checkbox, Select, TextInput, Tooltip } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { MAIN_LOCATION_ID, type StockLocation } from '#shared/stock-locations/schema.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'

import classes from './location-row.module.css'

/** A location while it is edited. */
export interface DraftLocation extends StockLocation {
  readonly key: string
  readonly isNew: boolean
}

interface LocationRowProps {
  readonly location: DraftLocation
  readonly pickups: readonly { readonly value: string; readonly label: string }[]
  readonly isOnly: boolean
  readonly onChange: (changes: Partial<DraftLocation>) => void
  /** Null for the main location, which stays. */
  readonly onRemove: (() => void) | null
}

/** One location in the dialog. */
export function LocationRow({ location, pickups, isOnly, onChange, onRemove }: LocationRowProps) {
  const { key, name, sellsOnline, pickupMethodId } = location
  const { item, handle } = useSortableItem(key)
  const isMain = key === MAIN_LOCATION_ID
  const shownName = name || 'New location'
  return (
    <div {...item} className={classes.row}>
      {!isOnly && <DragHandle label={`Move ${shownName}`} handle={handle} />}
      <div className={classes.fields}>
        <TextInput
          label="Name"
          value={name}
          maxLength={80}
          data-autofocus={location.isNew || undefined}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {!isOnly && pickups.length > 0 && (
          <Select
            label="Pickup method"
            value={pickupMethodId ?? ''}
            data={[{ value: '', label: 'None' }, ...pickups]}
            allowDeselect={false}
            onChange={(value) => onChange({ pickupMethodId: value || null })}
          />
        )}
        <Checkbox
          className={classes.wide}
          label="Sell this stock online"
          description={isMain && !isOnly ? 'The main location always sells online.' : undefined}
          checked={sellsOnline}
          disabled={isMain}
          onChange={(event) => onChange({ sellsOnline: event.currentTarget.checked })}
        />
      </div>
      {onRemove && (
        <Tooltip label="Delete">
          <ActionIcon aria-label={`Delete ${shownName}`} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}
