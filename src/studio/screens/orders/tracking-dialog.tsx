import { useForm } from '@mantine/form'
import { carrierName, trackingUrlOf } from '#shared/orders/carriers.ts'
import { changeTrackingCall } from '#shared/orders/change-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { CorrectOrderDialog } from './correct-order-dialog.tsx'
import { linkOf, type Tracking, TrackingFields } from './tracking-fields.tsx'
import { useOrderChange } from './use-order-change.ts'

interface TrackingDialogProps {
  readonly order: Order
  readonly parcel: Order['fulfilments'][number]
  readonly close: () => void
}

/** Corrects the tracking of a parcel, and optionally emails it again. */
export function TrackingDialog({ order, parcel, close }: TrackingDialogProps) {
  const { carrier, trackingNumber, trackingUrl } = parcel
  const isOwn = trackingUrl === trackingUrlOf(carrier, trackingNumber)
  const form = useForm<{ tracking: Tracking; notifyBuyer: boolean }>({
    initialValues: {
      tracking: { carrier, trackingNumber, typedUrl: isOwn ? null : trackingUrl },
      notifyBuyer: true,
    },
  })
  const mutation = useOrderChange(changeTrackingCall, order.id, {
    onDone: () => {
      close()
      showDone('Tracking saved.')
    },
    onRefused: showAtFields(form),
  })
  function submit({ tracking, notifyBuyer }: typeof form.values) {
    mutation.mutate({
      parameters: { orderId: order.id, fulfilmentId: parcel.id },
      body: {
        carrier: carrierName(tracking.carrier),
        trackingNumber: tracking.trackingNumber,
        trackingUrl: linkOf(tracking).trim(),
        notifyBuyer,
      },
    })
  }
  return (
    <CorrectOrderDialog
      title="Edit tracking"
      orderId={order.id}
      email={order.email}
      emailLabel="Email the customer again"
      sendsEmail={form.getInputProps('notifyBuyer', { type: 'checkbox' })}
      error={besidesFields(mutation.error)}
      isPending={mutation.isPending}
      close={close}
      onSubmit={form.onSubmit(submit)}
    >
      <TrackingFields
        tracking={form.values.tracking}
        error={form.errors.trackingUrl}
        onChange={(tracking) => form.setFieldValue('tracking', tracking)}
      />
    </CorrectOrderDialog>
  )
}
