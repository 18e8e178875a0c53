import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Contract } from '#shared/http/contract.ts'
import { receiveTransferCall } from '#shared/stock-transfers/api.ts'
import { type Receipt, type Transfer, transferLimits } from '#shared/stock-transfers/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { unitsInWords } from './transfer-words.ts'
import classes from './transfers.module.css'

type ReceiptLine = Receipt['lines'][number]

const fields = [
  { name: 'received', label: 'Received' },
  { name: 'rejected', label: 'Rejected' },
  { name: 'missing', label: 'Missing' },
] as const

interface ReceiveDialogProps {
  readonly transfer: Transfer
  readonly close: () => void
  readonly outdates: readonly Contract[]
}

/** Counts what has arrived. What is left at 0 stays awaited, so that a delivery can come in parts. */
export function ReceiveDialog({ transfer, close, outdates }: ReceiveDialogProps) {
  const awaited = transfer.lines.filter(({ incoming }) => incoming > 0)
  const form = useForm({
    initialValues: {
      lines: awaited.map(({ variantId }): ReceiptLine => ({ variantId, received: 0, rejected: 0, missing: 0 })),
    },
  })
  const { lines } = form.values
  const receive = useContractMutation(receiveTransferCall, {
    outdates,
    onRefused: () => {},
    onDone: ({ transfer: after }) => {
      close()
      showDone(
        after.state === 'received' ? 'Everything is received.' : `${unitsInWords(after.incoming)} still awaited.`,
      )
    },
  })
  const isEmpty = lines.every(({ received, rejected, missing }) => received + rejected + missing === 0)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((content) => {
        if (isEmpty) return
        receive.mutate({ parameters: { transferId: transfer.id }, body: { revision: transfer.revision, ...content } })
      })}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Received units are in stock at {transfer.to} right away. Rejected and missing ones aren’t, and are no longer
          awaited.
        </Text>
        <RefusalAlert error={receive.error} />
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'start' }}
          onClick={() =>
            form.setFieldValue(
              'lines',
              awaited.map(({ variantId, incoming }) => ({ variantId, received: incoming, rejected: 0, missing: 0 })),
            )
          }
        >
          Receive everything
        </Button>
        <ul className={classes.lines}>
          {awaited.map(({ variantId, title, sku, incoming }, index) => (
            <li key={variantId} className={classes.line}>
              <div className={classes.title}>
                <Text fw={600}>{title}</Text>
                <span className={classes.sku}>
                  {[sku, `${unitsInWords(incoming)} awaited`].filter(Boolean).join(' · ')}
                </span>
              </div>
              {fields.map(({ name, label }) => (
                <NumberField
                  key={name}
                  label={label}
                  aria-label={`${label}: ${title}`}
                  className={classes.quantity}
                  min={0}
                  max={transferLimits.quantity}
                  allowDecimal={false}
                  allowNegative={false}
                  value={lines[index]?.[name] ?? 0}
                  onChange={(value) => form.setFieldValue(`lines.${index}.${name}`, value)}
                />
              ))}
            </li>
          ))}
        </ul>
        <DialogFooter submitLabel="Save" isSubmitting={receive.isPending} isDisabled={isEmpty} close={close} />
      </Stack>
    </form>
  )
}
