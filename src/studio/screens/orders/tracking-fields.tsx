import { Autocomplete, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { carriers, trackingUrlOf } from '#shared/orders/carriers.ts'
import classes from './fulfil-dialog.module.css'

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

/** Carrier, number and link of a parcel. */
export function TrackingFields({ tracking, error, onChange }: TrackingFieldsProps) {
  const put = (changes: Partial<Tracking>) => onChange({ ...tracking, ...changes })
  return (
    <>
      <div className={classes.pair}>
        <Autocomplete
          label="Carrier"
          data={carriers}
          openOnFocus={false}
          value={tracking.carrier}
          onChange={(carrier) => put({ carrier })}
          maxLength={100}
          data-autofocus={tracking.carrier === '' || undefined}
        />
        <TextInput
          label="Tracking number"
          value={tracking.trackingNumber}
          onChange={(event) => put({ trackingNumber: event.currentTarget.value })}
          maxLength={100}
          autoComplete="off"
          data-autofocus={tracking.carrier !== '' || undefined}
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
