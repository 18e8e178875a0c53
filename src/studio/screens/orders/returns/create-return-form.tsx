import { Select, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
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
  const form = useForm({
    initialValues: {
      lines: returnable.map(({ lineId }) => ({ lineId, quantity: 0, reason: 'changed-mind' as ReturnReason })),
      message: instructions,
      notifyBuyer: true,
    },
  })
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const create = useReturnChange(createReturnCall, () => {
    close()
    showDone('Return created.')
  })
  const lines = form.values.lines.filter(({ quantity }) => quantity > 0)
  return (
    <form
      onSubmit={form.onSubmit(({ message, notifyBuyer }) =>
        create.mutate({ parameters: { orderId: order.id }, body: { idempotencyKey, lines, message, notifyBuyer } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={create.error} />
        {returnable.map(({ lineId, quantity: most }, index) => {
          const line = order.lines.find(({ id }) => id === lineId)!
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
                value={form.values.lines[index]!.quantity}
                onChange={(wanted) => form.setFieldValue(`lines.${index}.quantity`, wanted)}
              />
              <Select
                aria-label={`Reason for ${line.title}`}
                disabled={form.values.lines[index]!.quantity === 0}
                allowDeselect={false}
                data={returnReasons.map((one) => ({ value: one, label: reasonWords[one] }))}
                {...form.getInputProps(`lines.${index}.reason`)}
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
          {...form.getInputProps('message')}
        />
        <NotifyField order={order} {...form.getInputProps('notifyBuyer')} value={form.values.notifyBuyer} />
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
