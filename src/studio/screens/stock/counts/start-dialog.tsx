import { Checkbox, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listCountsCall, startCountCall } from '#shared/stock-counts/api.ts'
import type { CountScope } from '#shared/stock-counts/schema.ts'
import { MAIN_LOCATION_ID, type StockLocation } from '#shared/stock-locations/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
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

interface Values {
  readonly locationId: string
  readonly kind: CountScope['kind']
  readonly categoryId: string | null
  readonly productIds: readonly string[]
  readonly isBlind: boolean
}

const blank: Values = { locationId: MAIN_LOCATION_ID, kind: 'all', categoryId: null, productIds: [], isBlind: false }

function StartForm({ close, locations }: Omit<StartDialogProps, 'isOpen'>) {
  const form = useForm<Values>({ initialValues: blank })
  const groups = useCategoryGroups()
  const navigate = useNavigate()
  const start = useContractMutation(startCountCall, {
    outdates: [listCountsCall],
    onRefused: showAtFields(form),
    onDone: ({ count }) => void navigate(`/stock/counts/${count.id}`),
  })
  const { kind, productIds } = form.values
  const scope = scopeOf(form.values)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ locationId, isBlind }) => {
        if (scope) start.mutate({ body: { locationId, scope, isBlind } })
      })}
    >
      <Stack gap="md">
        <RefusalAlert error={besidesFields(start.error)} />
        {locations.length > 1 && (
          <Select
            label="Location"
            allowDeselect={false}
            data={locations.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('locationId')}
          />
        )}
        <SegmentedControl
          aria-label="What to count"
          data={[
            { value: 'all', label: 'Everything' },
            { value: 'category', label: 'A category' },
            { value: 'products', label: 'Products' },
          ]}
          {...form.getInputProps('kind')}
        />
        {kind === 'category' && (
          <Select
            label="Category"
            placeholder="Choose a category"
            searchable
            data={groups}
            nothingFoundMessage="No categories match."
            {...form.getInputProps('categoryId')}
          />
        )}
        {kind === 'products' && (
          <CountedProducts productIds={productIds} onChange={(ids) => form.setFieldValue('productIds', ids)} />
        )}
        <Checkbox
          label="Blind count"
          description="Show the expected quantity only after an item is counted."
          {...form.getInputProps('isBlind', { type: 'checkbox' })}
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
function scopeOf({ kind, categoryId, productIds }: Values): CountScope | null {
  if (kind === 'all') return { kind }
  if (kind === 'category') return categoryId === null ? null : { kind, categoryId }
  return productIds.length === 0 ? null : { kind, productIds: [...productIds] }
}
