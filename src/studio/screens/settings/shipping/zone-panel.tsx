import { ActionIcon, Button, Menu } from '@mantine/core'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { placesInWords } from '../places.ts'
import rows from '../settings-row.module.css'
import { MethodRow } from './method-row.tsx'

interface ZonePanelProps {
  readonly zone: ShippingZone
  /** Whether customers can know where to pick up. */
  readonly isPickupReady: boolean
  readonly error: string | undefined
  /** Errors of its shipping methods, by index. */
  readonly errors: SettingsErrors
  readonly rename: () => void
  readonly remove: () => void
  readonly open: (method: ShippingMethod) => void
  readonly add: () => void
  readonly change: (place: string, methods: ShippingMethod[]) => void
}

/** A zone with its shipping methods, in the order in which buyers see them. */
export function ZonePanel({ zone, isPickupReady, error, errors, rename, remove, open, add, change }: ZonePanelProps) {
  const { name, places, methods } = zone
  const ids = methods.map(({ id }) => id)
  const addId = useId()
  const where = placesInWords(places)

  function move(id: string, overId: string) {
    const [from, to] = [ids.indexOf(id), ids.indexOf(overId)]
    change(`move ${id}`, methods.toSpliced(from, 1).toSpliced(to, 0, methods[from]!))
  }
  return (
    <Panel
      title={name}
      lead={error ?? (where !== name && where)}
      aside={<ZoneMenu name={name} rename={rename} remove={remove} />}
    >
      {methods.length === 0 ? (
        <p className={rows.nothing}>Add a shipping method to ship to this zone.</p>
      ) : (
        <SortableList ids={ids} nameOf={(id) => methods.find((method) => method.id === id)?.name ?? ''} onMove={move}>
          <ol className={rows.list} aria-label={`Shipping methods, ${name}`}>
            {methods.map((method, index) => (
              <MethodRow
                key={method.id}
                method={method}
                isHidden={method.rate.kind === 'pickup' && !isPickupReady}
                error={Object.entries(errors).find(([path]) => path.startsWith(`${index}.`))?.[1]}
                open={() => open(method)}
                remove={() => {
                  change(`remove ${method.id}`, methods.toSpliced(index, 1))
                  // The focused row is gone.
                  document.getElementById(addId)?.focus()
                }}
              />
            ))}
          </ol>
        </SortableList>
      )}
      <Button
        id={addId}
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={methods.length >= 30}
        onClick={add}
      >
        Add shipping method
      </Button>
    </Panel>
  )
}

function ZoneMenu({ name, rename, remove }: Pick<ZonePanelProps, 'rename' | 'remove'> & { readonly name: string }) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={rows.menu} aria-label={`More actions for the zone ${name}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={rename}>
          Change name and places
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Remove the zone
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
