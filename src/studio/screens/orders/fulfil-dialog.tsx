import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { pieceRows, splitPieces } from '#shared/orders/bundled-pieces.ts'
import { carrierName } from '#shared/orders/carriers.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { type Delivery, deliveryOf, isGivenByPayment, linesLeft } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { deliveryNote, deliveryResult } from '#studio/kit/delivery-words.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { PieceList } from './pieces/piece-list.tsx'
import { rememberCarrier, rememberedCarrier } from './remembered-carrier.ts'
import { linkOf, type Tracking, TrackingFields } from './tracking-fields.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useSendsMail } from './use-sends-mail.ts'
import { WithdrawalNotice } from './withdrawals/withdrawal-notice.tsx'

interface FulfilDialogProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly close: () => void
}

/** Fulfills the rest of an order, or a part of it, and emails the customer. */
export function FulfilDialog({ order, isOpen, close }: FulfilDialogProps) {
  const delivery = deliveryOf(order)
  return (
    <Modal opened={isOpen} onClose={close} title={words[delivery].title} size="lg">
      {/* Mounted each time it opens, with what is left then. */}
      {isOpen && <FulfilForm order={order} delivery={delivery} close={close} />}
    </Modal>
  )
}

const words: Readonly<Record<Delivery, { readonly title: string; readonly button: string }>> = {
  parcel: { title: 'Fulfill', button: 'Fulfill' },
  pickup: { title: 'Mark as picked up', button: 'Mark as picked up' },
  download: { title: 'Fulfill', button: 'Mark as done' },
  service: { title: 'Fulfill', button: 'Mark as done' },
}

const doneWords: Readonly<Record<Delivery, string>> = {
  parcel: 'Fulfilled.',
  pickup: 'Marked as picked up.',
  download: 'Marked as done.',
  service: 'Marked as done.',
}

interface FulfilFields {
  /** By the ids of the rows. */
  readonly quantities: ReadonlyMap<string, number>
  readonly tracking: Tracking
  readonly notifyBuyer: boolean
}

function FulfilForm({ order, delivery, close }: Omit<FulfilDialogProps, 'isOpen'> & { readonly delivery: Delivery }) {
  const isSent = delivery === 'parcel'
  // The email is about a parcel or pickup: for everything else the shop writes its own.
  const hasEmail = delivery === 'parcel' || delivery === 'pickup'
  const rows = pieceRows(linesLeft(order).map(({ line, left }) => ({ line, most: left })))
  const form = useForm<FulfilFields>({
    initialValues: {
      quantities: new Map(rows.map(({ id, most }) => [id, most])),
      tracking: { carrier: isSent ? rememberedCarrier() : '', trackingNumber: '', typedUrl: null },
      notifyBuyer: hasEmail,
    },
  })
  const { quantities, tracking } = form.values
  const sendsMail = useSendsMail(order.id)
  const mutation = useOrderChange(fulfilOrderCall, order.id, {
    onDone: () => {
      if (isSent && !isProposed(tracking)) rememberCarrier(carrierName(tracking.carrier))
      close()
      showDone(`${doneWords[delivery]}${hasEmail && form.values.notifyBuyer ? ` ${deliveryResult(sendsMail)}` : ''}`)
    },
    onRefused: showAtFields(form),
  })
  const isProposed = ({ carrier, trackingNumber, typedUrl }: FulfilFields['tracking']) =>
    carrier === form.getInitialValues().tracking.carrier && trackingNumber === '' && typedUrl === null
  const lines = rows.flatMap((row) => splitPieces(row, quantities.get(row.id) ?? 0))

  function submit({ notifyBuyer }: FulfilFields) {
    mutation.mutate({
      parameters: { orderId: order.id },
      body: {
        // The carrier of the last order is only proposed: without a number, nothing says that this parcel went with it.
        carrier: isProposed(tracking) ? '' : carrierName(tracking.carrier),
        trackingNumber: tracking.trackingNumber,
        trackingUrl: linkOf(tracking).trim(),
        lines,
        notifyBuyer,
      },
    })
  }

  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(mutation.error)} />
        <WithdrawalNotice order={order} />
        {/* What is picked up may be paid at the counter. */}
        {isSent && order.paymentState === 'awaiting' && (
          <Alert color="notice" role="status">
            This order isn’t paid yet.
          </Alert>
        )}
        <PieceList
          order={order}
          canChoose={({ productType }) => !isGivenByPayment(productType)}
          rows={rows}
          quantities={quantities}
          onChange={(changed) => form.setFieldValue('quantities', new Map([...quantities, ...changed]))}
        />
        {isSent && (
          <TrackingFields
            tracking={tracking}
            error={form.errors.trackingUrl}
            onChange={(next) => form.setFieldValue('tracking', next)}
          />
        )}
        {hasEmail && (
          <Checkbox
            label="Email the customer"
            description={deliveryNote(order.email, sendsMail)}
            {...form.getInputProps('notifyBuyer', { type: 'checkbox' })}
          />
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {lines.length === 0 ? 'Choose at least one item.' : ''}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={mutation.isPending} disabled={lines.length === 0}>
              {words[delivery].button}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}
