import { Textarea } from '@mantine/core'
import type { PickupPlace } from '#shared/slots/schema.ts'

interface PickupPlaceFieldsProps {
  readonly place: PickupPlace | undefined
  readonly onChange: (place: PickupPlace) => void
}

/** Where customers pick up. */
export function PickupPlaceFields({ place = { address: '', instructions: '' }, onChange }: PickupPlaceFieldsProps) {
  return (
    <>
      <Textarea
        label="Pickup address"
        description="Leave it empty to use the pickup address under Payments."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxLength={500}
        value={place.address}
        onChange={(event) => onChange({ ...place, address: event.currentTarget.value })}
      />
      <Textarea
        label="Pickup instructions"
        placeholder="Ring the bell at the blue door."
        autosize
        minRows={2}
        maxLength={1000}
        value={place.instructions}
        onChange={(event) => onChange({ ...place, instructions: event.currentTarget.value })}
      />
    </>
  )
}
