import { Autocomplete, Button, Checkbox, Group, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Delivery, deliveryOf, linesLeft } from '#shared/orders/rules.ts'
import { fulfilOrder, type Order } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { carrierName, carriers, trackingUrlOf } from './carriers.ts'
import classes from './fulfil-dialog.module.css'
import { letterGoes, letterWillGo } from './order-words.ts'
import { useOrderChange } from './use-order-change.ts'
import { useSendsMail } from './use-sends-mail.ts'

interface FulfilDialogProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly close: () => void
}

/** Sends what is left of an order, or a part of it, and tells the buyer; what is not sent is marked as done. */
export function FulfilDialog({ order, isOpen, close }: FulfilDialogProps) {
  const delivery = deliveryOf(order)
  return (
    <Modal opened={isOpen} onClose={close} title={words[delivery].title} size="lg">
      {/* Built anew each time it opens, from what is left then. */}
      {isOpen && <FulfilForm order={order} delivery={delivery} close={close} />}
    </Modal>
  )
}

const words: Readonly<Record<Delivery, { readonly title: string; readonly button: string }>> = {
  parcel: { title: 'Fulfil', button: 'Fulfil' },
  pickup: { title: 'Hand over', button: 'Handed over' },
  download: { title: 'Fulfil', button: 'Mark as done' },
  service: { title: 'Fulfil', button: 'Mark as done' },
}

function FulfilForm({ order, delivery, close }: Omit<FulfilDialogProps, 'isOpen'> & { readonly delivery: Delivery }) {
  const isSent = delivery === 'parcel'
  // The letter speaks of a parcel on its way: of all else the buyer is told in the shop's own words.
  const hasLetter = delivery === 'parcel' || delivery === 'pickup'
  const left = linesLeft(order)
  const [quantities, setQuantities] = useState(() => new Map(left.map((one) => [one.line.id, one.left])))
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [typedUrl, setTypedUrl] = useState<string | null>(null)
  const [notifyBuyer, setNotifyBuyer] = useState(hasLetter)
  const sendsMail = useSendsMail(order.id)
  const trackingUrl = typedUrl ?? trackingUrlOf(carrier, trackingNumber)
  const mutation = useOrderChange(fulfilOrder, order.id, {
    onDone: () => {
      close()
      showDone(`Done.${hasLetter && notifyBuyer ? ` ${letterGoes(sendsMail)}` : ''}`)
    },
    onRefused: () => {},
  })
  const errors = fieldErrorsOf(mutation.error)
  const lines = [...quantities].map(([lineId, quantity]) => ({ lineId, quantity })).filter((one) => one.quantity > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    mutation.mutate({
      parameters: { orderId: order.id },
      body: { carrier: carrierName(carrier), trackingNumber, trackingUrl: trackingUrl.trim(), lines, notifyBuyer },
    })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <RefusalAlert error={Object.keys(errors).length === 0 ? mutation.error : null} />
        <ul className={classes.lines}>
          {left.map(({ line, left: most }) => (
            <li key={line.id} className={classes.line}>
              <div className={classes.words}>
                <div className={classes.title}>{line.title}</div>
                <div className={classes.facts}>{variantTitle(line.attributes)}</div>
              </div>
              <NumberInput
                aria-label={`Pieces of ${line.title}`}
                w={92}
                min={0}
                max={most}
                clampBehavior="strict"
                allowDecimal={false}
                suffix={` of ${most}`}
                value={quantities.get(line.id)}
                onChange={(value) => setQuantities(new Map(quantities).set(line.id, Number(value) || 0))}
              />
            </li>
          ))}
        </ul>
        {isSent && (
          <>
            <div className={classes.pair}>
              <Autocomplete
                label="Carrier"
                data={carriers}
                openOnFocus={false}
                value={carrier}
                onChange={setCarrier}
                maxLength={100}
                data-autofocus
              />
              <TextInput
                label="Tracking number"
                value={trackingNumber}
                onChange={(event) => setTrackingNumber(event.currentTarget.value)}
                maxLength={100}
                autoComplete="off"
              />
            </div>
            <TextInput
              label="Where to follow it"
              description="Filled in for carriers that we know. The buyer finds it in the letter."
              type="url"
              inputMode="url"
              placeholder="https://"
              value={trackingUrl}
              onChange={(event) => setTypedUrl(event.currentTarget.value)}
              error={errors.trackingUrl}
            />
          </>
        )}
        {hasLetter && (
          <Checkbox
            label="Tell the buyer"
            description={letterWillGo(order.email, sendsMail)}
            checked={notifyBuyer}
            onChange={(event) => setNotifyBuyer(event.currentTarget.checked)}
          />
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {lines.length === 0 ? 'Choose at least one piece.' : ''}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={close}>
              Not now
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
