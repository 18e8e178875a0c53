import { Checkbox, Modal, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listCountsCall, startCountCall } from '#shared/stock-counts/api.ts'
import type { CountScope } from '#shared/stock-counts/schema.ts'
import { MAIN_LOCATION_ID, type StockLocation } from '#shared/stock-locations/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useCategoryGroups } from '../../products/use-category-groups.ts'
import { CountedProducts } from './counted-products.tsx'

interface StartDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly locations: readonly StockLocation[]
}

/** What is counted, and where. */
export function StartDialog({ isOpen, close, locations }: StartDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Start a count">
      {isOpen && <StartForm close={close} locations={locations} />}
    </Modal>
  )
}

type Kind = CountScope['kind']

function StartForm({ close, locations }: Omit<StartDialogProps, 'isOpen'>) {
  const [locationId, setLocationId] = useState(MAIN_LOCATION_ID)
  const [kind, setKind] = useState<Kind>('all')
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [productIds, setProductIds] = useState<readonly string[]>([])
  const [isBlind, setBlind] = useState(false)
  const groups = useCategoryGroups()
  const navigate = useNavigate()
  const start = useContractMutation(startCountCall, {
    outdates: [listCountsCall],
    onRefused: () => {},
    onDone: ({ count }) => void navigate(`/stock/counts/${count.id}`),
  })
  const scope = scopeOf(kind, categoryId, productIds)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (scope) start.mutate({ body: { locationId, scope, isBlind } })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={start.error} />
        {locations.length > 1 && (
          <Select
            label="Location"
            allowDeselect={false}
            value={locationId}
            data={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => setLocationId(value ?? MAIN_LOCATION_ID)}
          />
        )}
        <SegmentedControl
          aria-label="What to count"
          value={kind}
          data={[
            { value: 'all', label: 'Everything' },
            { value: 'category', label: 'A category' },
            { value: 'products', label: 'Products' },
          ]}
          onChange={(value) => setKind(value as Kind)}
        />
        {kind === 'category' && (
          <Select
            label="Category"
            placeholder="Choose a category"
            searchable
            value={categoryId}
            data={groups}
            nothingFoundMessage="No categories match."
            onChange={setCategoryId}
          />
        )}
        {kind === 'products' && <CountedProducts productIds={productIds} onChange={setProductIds} />}
        <Checkbox
          label="Blind count"
          description="Show the expected quantity only after an item is counted."
          checked={isBlind}
          onChange={(event) => setBlind(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          Only products with tracked stock are counted. You can keep selling during the count.
        </Text>
        <DialogFooter submitLabel="Start count" isSubmitting={start.isPending} isDisabled={!scope} close={close} />
      </Stack>
    </form>
  )
}

/** What is counted; null while it is not chosen. */
function scopeOf(kind: Kind, categoryId: string | null, productIds: readonly string[]): CountScope | null {
  if (kind === 'all') return { kind }
  if (kind === 'category') return categoryId === null ? null : { kind, categoryId }
  return productIds.length === 0 ? null : { kind, productIds: [...productIds] }
}
