import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changeTracking } from '#shared/orders/change-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { carrierName, trackingUrlOf } from './carriers.ts'
import { letterWillGo } from './order-words.ts'
import { linkOf, type Tracking, TrackingFields } from './tracking-fields.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useSendsMail } from './use-sends-mail.ts'

interface TrackingDialogProps {
  readonly order: Order
  readonly parcel: Order['fulfilments'][number]
  readonly close: () => void
}

/** Corrects the tracking of a parcel, and emails it again where wanted. */
export function TrackingDialog({ order, parcel, close }: TrackingDialogProps) {
  const { carrier, trackingNumber, trackingUrl } = parcel
  const isOwn = trackingUrl === trackingUrlOf(carrier, trackingNumber)
  const [tracking, setTracking] = useState<Tracking>({ carrier, trackingNumber, typedUrl: isOwn ? null : trackingUrl })
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const sendsMail = useSendsMail(order.id)
  const mutation = useOrderChange(changeTracking, order.id, {
    onDone: () => {
      close()
      showDone('Tracking saved.')
    },
    onRefused: () => {},
  })
  const errors = fieldErrorsOf(mutation.error)

  function submit(event: FormEvent) {
    event.preventDefault()
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
    <Modal opened onClose={close} title="Edit tracking" size="lg">
      <form onSubmit={submit}>
        <Stack gap="md">
          <RefusalAlert error={Object.keys(errors).length === 0 ? mutation.error : null} />
          <TrackingFields tracking={tracking} error={errors.trackingUrl} onChange={setTracking} />
          <Checkbox
            label="Email the customer again"
            description={letterWillGo(order.email, sendsMail)}
            checked={notifyBuyer}
            onChange={(event) => setNotifyBuyer(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={mutation.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
