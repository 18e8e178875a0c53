import { Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { createReturnCall } from '#shared/returns/owner-api.ts'
import { type ReturnReason, returnLimits, returnReasons } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { reasonWords } from '../../returns/return-words.ts'
import { NotifyField } from './notify-field.tsx'
import classes from './returns.module.css'
import { useReturnChange } from './use-return-change.ts'

interface CreateReturnFormProps {
  readonly order: Order
  readonly returnable: readonly { readonly lineId: string; readonly quantity: number }[]
  /** The instructions of the settings. */
  readonly instructions: string
  readonly close: () => void
}

/** Adds a return to an order: what comes back, why, and where the customer sends it. */
export function CreateReturnForm({ order, returnable, instructions, close }: CreateReturnFormProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, { quantity: number; reason: ReturnReason }>>(new Map())
  const [message, setMessage] = useState(instructions)
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const create = useReturnChange(createReturnCall, () => {
    close()
    showDone('Return created.')
  })
  const of = (lineId: string) => chosen.get(lineId) ?? { quantity: 0, reason: 'changed-mind' as const }
  const lines = returnable.map(({ lineId }) => ({ lineId, ...of(lineId) })).filter(({ quantity }) => quantity > 0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate({
          parameters: { orderId: order.id },
          body: { idempotencyKey, lines, message, notifyBuyer },
        })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={create.error} />
        {returnable.map(({ lineId, quantity: most }) => {
          const line = order.lines.find(({ id }) => id === lineId)!
          const { quantity, reason } = of(lineId)
          const change = (next: Partial<{ quantity: number; reason: ReturnReason }>) =>
            setChosen(new Map(chosen).set(lineId, { quantity, reason, ...next }))
          return (
            <div key={lineId} className={classes.wanted}>
              <div>
                {line.title}
                <p className={classes.facts}>{variantTitle(line.attributes)}</p>
              </div>
              <QuantityInput
                aria-label={`Quantity of ${line.title}`}
                most={most}
                showsMost
                value={quantity}
                onChange={(wanted) => change({ quantity: wanted })}
              />
              <Select
                aria-label={`Reason for ${line.title}`}
                disabled={quantity === 0}
                allowDeselect={false}
                data={returnReasons.map((one) => ({ value: one, label: reasonWords[one] }))}
                value={reason}
                onChange={(value) => change({ reason: value ?? reason })}
              />
            </div>
          )
        })}
        <Textarea
          label="Instructions for the customer"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={returnLimits.messageLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <NotifyField order={order} value={notifyBuyer} onChange={setNotifyBuyer} />
        <DialogFooter
          submitLabel="Create return"
          isSubmitting={create.isPending}
          isDisabled={lines.length === 0}
          close={close}
        />
      </Stack>
    </form>
  )
}
