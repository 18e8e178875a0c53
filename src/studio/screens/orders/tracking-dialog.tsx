import { useState } from 'react'
import { changeTrackingCall } from '#shared/orders/change-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { carrierName, trackingUrlOf } from './carriers.ts'
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
  const [tracking, setTracking] = useState<Tracking>({ carrier, trackingNumber, typedUrl: isOwn ? null : trackingUrl })
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const mutation = useOrderChange(changeTrackingCall, order.id, {
    onDone: () => {
      close()
      showDone('Tracking saved.')
    },
    onRefused: () => {},
  })
  const errors = fieldErrorsOf(mutation.error)

  function submit() {
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
      sendsEmail={notifyBuyer}
      onSendsEmail={setNotifyBuyer}
      error={Object.keys(errors).length === 0 ? mutation.error : null}
      isPending={mutation.isPending}
      close={close}
      onSubmit={submit}
    >
      <TrackingFields tracking={tracking} error={errors.trackingUrl} onChange={setTracking} />
    </CorrectOrderDialog>
  )
}
