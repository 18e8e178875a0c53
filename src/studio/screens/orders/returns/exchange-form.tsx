import { ActionIcon, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { X } from 'lucide-react'
import type { ExchangeItem } from '#shared/exchanges/schema.ts'
import { limits } from '#shared/limits.ts'
import { isAddable } from '#shared/orders/edits/bounds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { setExchangeCall } from '#shared/returns/exchange-api.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { AddProduct } from '../../draft-orders/add-product.tsx'
import { inCurrencyOf } from '../edit/in-currency-of.ts'
import { ExchangeDifference } from './exchange-difference.tsx'
import classes from './returns.module.css'
import { useReturnChange } from './use-return-change.ts'

/** A new item while it is chosen. */
interface Chosen {
  /** The line of the order that it is exchanged for. */
  readonly lineId: string
  readonly variantId: string
  readonly title: string
  readonly quantity: number
  /** Null: the price of the catalog. */
  readonly unitPriceCents: number | null
  /** The price that is shown; null where it is not known yet. */
  readonly shownCents: number | null
}

const asItem = ({ lineId, variantId, quantity, unitPriceCents }: Chosen): ExchangeItem => ({
  ...{ lineId, variantId, quantity, unitPriceCents },
})

interface ExchangeFormProps {
  readonly order: Order
  readonly found: OrderReturn
  readonly close: () => void
}

/** Chooses what the items of a return are exchanged for; what has nothing is refunded. */
export function ExchangeForm({ order, found, close }: ExchangeFormProps) {
  const form = useForm({
    initialValues: {
      items: (found.exchange?.items ?? []).map(
        ({ lineId, variantId, title, quantity, unitPriceCents }): Chosen => ({
          ...{ lineId, variantId, title, quantity, unitPriceCents, shownCents: unitPriceCents },
        }),
      ),
    },
  })
  const chosen = form.values.items
  const put = (lineId: string, one: Chosen | null) =>
    form.setFieldValue('items', (now) => [...now.filter((other) => other.lineId !== lineId), ...(one ? [one] : [])])
  const isAgreed = found.state !== 'requested'
  const save = useReturnChange(setExchangeCall, () => {
    close()
    showDone(chosen.length === 0 ? 'Exchange removed.' : isAgreed ? 'New items reserved.' : 'Exchange saved.')
  })
  return (
    <form
      onSubmit={form.onSubmit(({ items }) =>
        save.mutate({
          parameters: { returnId: found.id },
          body: { items: items.map(asItem) },
        }),
      )}
    >
      <Stack gap="lg">
        <RefusalAlert error={save.error} />
        <Text>
          Choose what the customer gets for each item.{' '}
          {isAgreed ? 'New items are reserved now.' : 'New items are reserved when you approve the return.'}
        </Text>
        {found.lines.map(({ lineId, title, quantity }) => (
          <fieldset key={lineId} className={classes.received}>
            <legend>
              {quantity} × {title}
            </legend>
            <NewItem
              order={order}
              lineId={lineId}
              chosen={chosen.find((one) => one.lineId === lineId) ?? null}
              quantity={quantity}
              onChange={(one) => put(lineId, one)}
            />
          </fieldset>
        ))}
        {chosen.length > 0 && <ExchangeDifference order={order} returnId={found.id} items={chosen.map(asItem)} />}
        <DialogFooter
          submitLabel={chosen.length === 0 && found.exchange ? 'Remove exchange' : 'Save exchange'}
          isSubmitting={save.isPending}
          isDisabled={chosen.length === 0 && !found.exchange}
          close={close}
        />
      </Stack>
    </form>
  )
}

interface NewItemProps {
  readonly order: Order
  readonly lineId: string
  readonly chosen: Chosen | null
  /** How many pieces come back. */
  readonly quantity: number
  readonly onChange: (one: Chosen | null) => void
}

function NewItem({ order, lineId, chosen, quantity, onChange }: NewItemProps) {
  if (chosen === null)
    return (
      <AddProduct
        label="New item"
        chosen={[]}
        accepts={isAddable}
        onAdd={({ variantId, title, unitPriceCents }) =>
          onChange({
            ...{ lineId, variantId, title, quantity, unitPriceCents: null },
            shownCents: inCurrencyOf(order, unitPriceCents),
          })
        }
      />
    )
  return (
    <div className={classes.newItem}>
      <Text fw={600}>{chosen.title}</Text>
      <NumberField
        label="Quantity"
        aria-label={`Quantity of ${chosen.title}`}
        min={limits.quantityMinimum}
        max={limits.quantityMaximum}
        allowDecimal={false}
        value={chosen.quantity}
        onChange={(quantity) => onChange({ ...chosen, quantity })}
      />
      {chosen.shownCents !== null && (
        <MoneyField
          label="Price"
          aria-label={`Price of ${chosen.title}`}
          currency={order.currency}
          value={chosen.shownCents}
          onChange={(cents) => onChange({ ...chosen, unitPriceCents: cents, shownCents: cents })}
        />
      )}
      <ActionIcon size={36} aria-label={`Remove ${chosen.title}`} onClick={() => onChange(null)}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
