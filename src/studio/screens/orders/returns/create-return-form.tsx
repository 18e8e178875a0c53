import { Select, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { pieceRows, splitPieces } from '#shared/orders/bundled-pieces.ts'
import type { Order } from '#shared/orders/schema.ts'
import { createReturnCall } from '#shared/returns/owner-api.ts'
import { isReturnable } from '#shared/returns/rules.ts'
import { type ReturnReason, returnLimits, returnReasons } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { reasonWords } from '../../returns/return-words.ts'
import { PieceList } from '../pieces/piece-list.tsx'
import { NotifyField } from './notify-field.tsx'
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
  const rows = pieceRows(
    returnable.map(({ lineId, quantity }) => ({ line: order.lines.find(({ id }) => id === lineId)!, most: quantity })),
  )
  const form = useForm({
    initialValues: {
      /** By row. */
      quantities: {} as Readonly<Record<string, number>>,
      reasons: {} as Readonly<Record<string, ReturnReason>>,
      message: instructions,
      notifyBuyer: true,
    },
  })
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const create = useReturnChange(createReturnCall, () => {
    close()
    showDone('Return created.')
  })
  const { quantities, reasons } = form.values
  const reasonOf = (rowId: string) => reasons[rowId] ?? 'changed-mind'
  const lines = rows.flatMap((row) =>
    splitPieces(row, quantities[row.id] ?? 0).map((piece) => ({ ...piece, reason: reasonOf(row.id) })),
  )
  return (
    <form
      onSubmit={form.onSubmit(({ message, notifyBuyer }) =>
        create.mutate({ parameters: { orderId: order.id }, body: { idempotencyKey, lines, message, notifyBuyer } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={create.error} />
        <PieceList
          order={order}
          canChoose={isReturnable}
          rows={rows}
          quantities={new Map(Object.entries(quantities))}
          onChange={(changed) => form.setFieldValue('quantities', { ...quantities, ...Object.fromEntries(changed) })}
          fieldsOf={({ id }, name) => (
            <Select
              w={180}
              aria-label={`Reason for ${name}`}
              disabled={(quantities[id] ?? 0) === 0}
              allowDeselect={false}
              data={returnReasons.map((one) => ({ value: one, label: reasonWords[one] }))}
              value={reasonOf(id)}
              onChange={(reason) => reason && form.setFieldValue('reasons', { ...reasons, [id]: reason })}
            />
          )}
        />
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
