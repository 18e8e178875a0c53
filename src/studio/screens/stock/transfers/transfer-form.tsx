import { Fieldset, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { isCounted } from '#shared/products/rules.ts'
import type { StockLocation } from '#shared/stock-locations/schema.ts'
import { type TransferContent, type TransferDetails, transferLimits } from '#shared/stock-transfers/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { AddProduct } from '../../draft-orders/add-product.tsx'
import { TransferLines } from './transfer-lines.tsx'

const SUPPLIER = 'supplier'

interface TransferFormProps {
  readonly content: TransferContent
  readonly onChange: (content: TransferContent) => void
  readonly locations: readonly StockLocation[]
  /** The titles of the variants in the lines, by id. */
  readonly titles: Readonly<Record<string, string>>
  readonly addTitle: (variantId: string, title: string) => void
  readonly isReadOnly?: boolean
}

/** Everything of a transfer that was not sent yet. */
export function TransferForm({
  content,
  onChange,
  locations,
  titles,
  addTitle,
  isReadOnly = false,
}: TransferFormProps) {
  const put = (changes: Partial<TransferContent>) => onChange({ ...content, ...changes })
  const { fromLocationId, toLocationId, supplier, lines } = content
  const isPurchase = fromLocationId === null
  const choices = locations.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Fieldset variant="unstyled" disabled={isReadOnly}>
      <Stack gap="md">
        <Panel title="Route">
          <Stack gap="sm">
            <Group grow align="start">
              <Select
                label="From"
                allowDeselect={false}
                value={fromLocationId ?? SUPPLIER}
                data={[...(locations.length > 1 ? choices : []), { value: SUPPLIER, label: 'A supplier' }]}
                onChange={(value) => put(routeFrom(content, value === SUPPLIER ? null : value, locations))}
              />
              <Select
                label="To"
                allowDeselect={false}
                value={toLocationId}
                data={choices.filter(({ value }) => value !== fromLocationId)}
                onChange={(value) => put({ toLocationId: value ?? toLocationId })}
              />
            </Group>
            {isPurchase && (
              <TextInput
                label="Supplier"
                required
                maxLength={100}
                value={supplier}
                onChange={(event) => put({ supplier: event.currentTarget.value })}
              />
            )}
          </Stack>
        </Panel>
        <Panel title="Products">
          <Stack gap="md">
            <TransferLines
              lines={lines}
              titles={titles}
              hasCosts={isPurchase}
              onChange={(next) => put({ lines: next })}
            />
            {lines.length < transferLimits.lines && (
              <Group>
                <AddProduct
                  chosen={lines.map(({ variantId }) => variantId)}
                  accepts={({ productType, unlimited }) => isCounted(productType) && !unlimited}
                  onAdd={({ variantId, title }) => {
                    addTitle(variantId, title)
                    put({ lines: [...lines, { variantId, quantity: 1, costCents: null }] })
                  }}
                />
              </Group>
            )}
          </Stack>
        </Panel>
        <Panel title="Details">
          <DetailsFields details={content} onChange={put} />
        </Panel>
      </Stack>
    </Fieldset>
  )
}

interface DetailsFieldsProps {
  readonly details: TransferDetails
  readonly onChange: (changes: Partial<TransferDetails>) => void
}

/** What can be changed until a transfer is closed. */
export function DetailsFields({ details, onChange }: DetailsFieldsProps) {
  return (
    <Stack gap="sm">
      <Group grow align="start">
        <TextInput
          label="Expected on"
          type="date"
          value={details.expectedOn ?? ''}
          onChange={(event) => onChange({ expectedOn: event.currentTarget.value || null })}
        />
        <TextInput
          label="Reference"
          maxLength={100}
          value={details.reference}
          onChange={(event) => onChange({ reference: event.currentTarget.value })}
        />
      </Group>
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxLength={1000}
        value={details.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </Stack>
  )
}

/** Another start of the route; the end is another location then, if it was the same. */
function routeFrom(
  { toLocationId }: TransferContent,
  fromLocationId: string | null,
  locations: readonly StockLocation[],
): Partial<TransferContent> {
  const isSame = toLocationId === fromLocationId
  const other = locations.find(({ id }) => id !== fromLocationId)?.id ?? toLocationId
  return { fromLocationId, toLocationId: isSame ? other : toLocationId }
}
