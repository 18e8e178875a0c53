import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { sum } from '#shared/money/sum.ts'
import type { Order } from '#shared/orders/schema.ts'
import { receiveReturnCall } from '#shared/returns/owner-api.ts'
import { type OrderReturn, type ReturnCondition, returnConditions } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { conditionWords } from '../../returns/return-words.ts'
import { NotifyField } from './notify-field.tsx'
import classes from './returns.module.css'
import { useReturnChange } from './use-return-change.ts'

/** Pieces of a line in one condition, while they are counted. */
interface Counted {
  readonly lineId: string
  readonly condition: ReturnCondition
  readonly quantity: number
  readonly restock: boolean
}

interface ReceiveReturnFormProps {
  readonly order: Order
  readonly found: OrderReturn
  readonly close: () => void
}

/** Counts what has arrived by condition, and which of it is put into stock again. */
export function ReceiveReturnForm({ order, found, close }: ReceiveReturnFormProps) {
  const form = useForm({
    initialValues: {
      // Most items arrive whole and as new.
      counted: found.lines.flatMap(({ lineId, quantity }) =>
        returnConditions.map(
          (condition): Counted => ({
            ...{ lineId, condition, quantity: condition === 'as-new' ? quantity : 0 },
            restock: condition === 'as-new' && order.takesStock,
          }),
        ),
      ),
      notifyBuyer: true,
    },
  })
  const { counted } = form.values
  const receive = useReturnChange(receiveReturnCall, () => {
    close()
    showDone('Items received.')
  })
  const pieces = counted.filter(({ quantity }) => quantity > 0)
  const arrived = (lineId: string) =>
    sum(counted.filter((one) => one.lineId === lineId).map(({ quantity }) => quantity))
  const isTooMuch = found.lines.some(({ lineId, quantity }) => arrived(lineId) > quantity)
  const change = (changed: Counted) =>
    form.setFieldValue('counted', (now) =>
      now.map((one) => (one.lineId === changed.lineId && one.condition === changed.condition ? changed : one)),
    )
  return (
    <form
      onSubmit={form.onSubmit(({ notifyBuyer }) =>
        receive.mutate({ parameters: { returnId: found.id }, body: { pieces, notifyBuyer } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={receive.error} />
        {found.lines.map(({ lineId, title, quantity }) => (
          <fieldset key={lineId} className={classes.received}>
            <legend>{title}</legend>
            <p className={classes.facts} data-wrong={arrived(lineId) > quantity || undefined}>
              {arrived(lineId)} of {quantity} received
            </p>
            {counted
              .filter((one) => one.lineId === lineId)
              .map((one) => (
                <div key={one.condition} className={classes.condition}>
                  <QuantityInput
                    label={conditionWords[one.condition]}
                    most={quantity}
                    value={one.quantity}
                    onChange={(arrived) => change({ ...one, quantity: arrived })}
                  />
                  {order.takesStock && (
                    <Checkbox
                      label="Restock"
                      aria-label={`Restock ${title}, ${conditionWords[one.condition].toLowerCase()}`}
                      disabled={one.quantity === 0}
                      checked={one.restock && one.quantity > 0}
                      onChange={(event) => change({ ...one, restock: event.currentTarget.checked })}
                    />
                  )}
                </div>
              ))}
          </fieldset>
        ))}
        <NotifyField order={order} {...form.getInputProps('notifyBuyer')} value={form.values.notifyBuyer} />
        <DialogFooter
          submitLabel="Mark as received"
          isSubmitting={receive.isPending}
          isDisabled={pieces.length === 0 || isTooMuch}
          close={close}
        />
      </Stack>
    </form>
  )
}
