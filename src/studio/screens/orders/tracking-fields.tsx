import { Autocomplete, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { carrierOfNumber } from '#shared/orders/carrier-of-number.ts'
import { carriers, trackingUrlOf } from '#shared/orders/carriers.ts'
import classes from './tracking-fields.module.css'

/** The tracking of a parcel. The link is null while it is the carrier's own. */
export interface Tracking {
  readonly carrier: string
  readonly trackingNumber: string
  readonly typedUrl: string | null
}

/** The tracking link: as it was typed, else the carrier's own. */
export const linkOf = ({ carrier, trackingNumber, typedUrl }: Tracking): string =>
  typedUrl ?? trackingUrlOf(carrier, trackingNumber)

interface TrackingFieldsProps {
  readonly tracking: Tracking
  readonly error: ReactNode
  readonly onChange: (tracking: Tracking) => void
}

/** Carrier, number and link of a parcel. A number that only one carrier uses fills in the carrier, until one is typed. */
export function TrackingFields({ tracking, error, onChange }: TrackingFieldsProps) {
  const [isCarrierTyped, setCarrierTyped] = useState(false)
  const put = (changes: Partial<Tracking>) => onChange({ ...tracking, ...changes })
  const putCarrier = (carrier: string) => {
    setCarrierTyped(carrier !== '')
    put({ carrier })
  }
  const putNumber = (trackingNumber: string) => {
    const recognized = carrierOfNumber(trackingNumber)
    // A carrier that another number said does not stay with this one.
    const isOutdated = tracking.carrier === carrierOfNumber(tracking.trackingNumber)
    const carrier = recognized || (isOutdated ? '' : tracking.carrier)
    put({ trackingNumber, carrier: isCarrierTyped ? tracking.carrier : carrier })
  }
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label="Tracking number"
          value={tracking.trackingNumber}
          onChange={(event) => putNumber(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
          data-autofocus
        />
        <Autocomplete
          label="Carrier"
          data={carriers}
          openOnFocus={false}
          value={tracking.carrier}
          onChange={putCarrier}
          maxLength={100}
        />
      </div>
      <TextInput
        label="Tracking link"
        description="Filled in automatically for common carriers. Included in the email."
        type="url"
        inputMode="url"
        placeholder="https://"
        value={linkOf(tracking)}
        onChange={(event) => put({ typedUrl: event.currentTarget.value })}
        error={error}
      />
    </>
  )
}
