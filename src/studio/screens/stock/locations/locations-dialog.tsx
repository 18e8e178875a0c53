import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import {
  listStockLocationsCall,
  MAIN_LOCATION_ID,
  MOST_LOCATIONS,
  type StockLocation,
  saveStockLocationsCall,
} from '#shared/stock-locations/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { type DraftLocation, LocationRow } from './location-row.tsx'

interface LocationsDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly locations: readonly StockLocation[]
}

/** The places where stock is stored, in the order in which orders take from them. */
export function LocationsDialog({ isOpen, close, locations }: LocationsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Locations" size="lg">
      {isOpen && <LocationsForm close={close} locations={locations} />}
    </Modal>
  )
}

function LocationsForm({ close, locations }: Omit<LocationsDialogProps, 'isOpen'>) {
  const form = useForm({
    initialValues: {
      locations: locations.map((location): DraftLocation => ({ ...location, key: location.id, isNew: false })),
    },
  })
  const draft = form.values.locations
  const setDraft = (next: (now: DraftLocation[]) => DraftLocation[]) => form.setFieldValue('locations', next)
  const client = useQueryClient()
  const save = useContractMutation(saveStockLocationsCall, {
    outdates: [listStockLocationsCall],
    onRefused: () => {},
    onDone: () => {
      void client.invalidateQueries({ queryKey: keyOf(listStockCall) })
      close()
    },
  })
  const pickups = usePickupMethods()
  const isComplete = draft.every(({ name }) => name.trim() !== '')
  const change = (key: string, changes: Partial<DraftLocation>) =>
    setDraft((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const move = (key: string, overKey: string) =>
    setDraft((now) => {
      const moved = now.find((one) => one.key === key)!
      const place = now.findIndex((one) => one.key === overKey)
      return now.filter((one) => one.key !== key).toSpliced(place, 0, moved)
    })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (!isComplete) return
        const given = draft.map(({ key, isNew, name, sellsOnline, pickupMethodId }) => ({
          id: isNew ? null : key,
          ...{ name: name.trim(), sellsOnline, pickupMethodId },
        }))
        save.mutate({ body: { locations: given } })
      })}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {leadOf(draft.length > 1, pickups.length > 0)}
        </Text>
        <RefusalAlert error={save.error} />
        <SortableList
          ids={draft.map(({ key }) => key)}
          nameOf={(key) => draft.find((one) => one.key === key)?.name || 'New location'}
          onMove={move}
          isDisabled={draft.length < 2}
        >
          <Stack gap="sm">
            {draft.map((location) => (
              <LocationRow
                key={location.key}
                location={location}
                pickups={pickups}
                isOnly={draft.length < 2}
                onChange={(changes) => change(location.key, changes)}
                onRemove={
                  location.key === MAIN_LOCATION_ID
                    ? null
                    : () => setDraft((now) => now.filter(({ key }) => key !== location.key))
                }
              />
            ))}
          </Stack>
        </SortableList>
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          disabled={draft.length >= MOST_LOCATIONS}
          onClick={() =>
            setDraft((now) => [
              ...now,
              { key: crypto.randomUUID(), isNew: true, id: '', name: '', sellsOnline: true, pickupMethodId: null },
            ])
          }
        >
          Add location
        </Button>
        <DialogFooter submitLabel="Save" isSubmitting={save.isPending} isDisabled={!isComplete} close={close} />
      </Stack>
    </form>
  )
}

/** The rule of which location orders take from, as far as there is a choice. */
function leadOf(hasSeveral: boolean, hasPickup: boolean): string {
  if (!hasSeveral) return 'Add a location for each place where you keep stock, such as a store or a warehouse.'
  const rule = 'Orders take stock from the first location in the list that has some, then from the next.'
  return hasPickup ? `${rule} Orders for pickup take from the location of their pickup method first.` : rule
}

/** The pickup methods of the shop, for those who may see its settings. */
function usePickupMethods() {
  const may = useMay()
  const settings = useContractQuery(getStoreSettingsCall, {}, { enabled: may('settings.manage') }).data
  const methods = settings?.settings.shippingZones.flatMap((zone) => zone.methods) ?? []
  return methods.filter(({ rate }) => rate.kind === 'pickup').map(({ id, name }) => ({ value: id, label: name }))
}
