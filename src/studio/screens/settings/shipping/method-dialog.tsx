import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { ShippingMethod } from '#shared/settings/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { judgeMethod, type RateKind, withKind } from './method-rules.ts'
import { PickupRegionField } from './pickup-region-field.tsx'
import { StepsField } from './steps-field.tsx'

const kinds: readonly { readonly value: RateKind; readonly label: string }[] = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'by-weight', label: 'By weight' },
  { value: 'by-price', label: 'By order value' },
  { value: 'pickup', label: 'Local pickup' },
]

interface MethodDialogProps {
  /** The shipping method that is open; null for none. */
  readonly method: ShippingMethod | null
  /** The country of the shop. */
  readonly country: string
  readonly close: () => void
  readonly keep: (method: ShippingMethod) => void
}

/** One shipping method: its name and price. 'Done' puts it into the draft. */
export function MethodDialog({ method, country, close, keep }: MethodDialogProps) {
  return (
    <Modal opened={method !== null} onClose={close} title="Shipping method">
      {method && <MethodForm key={method.id} before={method} country={country} close={close} keep={keep} />}
    </Modal>
  )
}

interface MethodFormProps extends Pick<MethodDialogProps, 'country' | 'close' | 'keep'> {
  readonly before: ShippingMethod
}

function MethodForm({ before, country, close, keep }: MethodFormProps) {
  const [method, setMethod] = useState(before)
  const [isJudged, setJudged] = useState(false)
  const errors: SettingsErrors = isJudged ? judgeMethod(method) : {}
  const put = (changes: Partial<ShippingMethod>) => setMethod((one) => ({ ...one, ...changes }))
  const { rate, freeOverCents } = method

  function done(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (Object.keys(judgeMethod(method)).length > 0) return
    keep({ ...method, name: method.name.trim(), description: method.description.trim() })
  }
  return (
    <form noValidate onSubmit={done}>
      <Stack gap="md">
        <TextInput
          label="Name"
          placeholder="Parcel"
          data-autofocus
          maxLength={80}
          value={method.name}
          error={errors.name && 'Enter a name.'}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Description for customers"
          placeholder="2 to 4 business days"
          maxLength={200}
          value={method.description}
          error={errors.description}
          onChange={(event) => put({ description: event.currentTarget.value })}
        />
        <Select
          label="Pricing"
          data={kinds}
          value={rate.kind}
          onChange={(kind) =>
            put({ rate: withKind(rate, kind as RateKind), ...(kind === 'pickup' && { freeOverCents: null }) })
          }
        />
        {rate.kind === 'flat' && (
          <MoneyField
            label="Price"
            value={rate.costCents}
            error={errors['rate.costCents']}
            onChange={(costCents) => put({ rate: { ...rate, costCents } })}
          />
        )}
        {rate.kind === 'pickup' && (
          <PickupRegionField
            country={country}
            region={rate.region}
            onChange={(region) => put({ rate: region ? { kind: 'pickup', region } : { kind: 'pickup' } })}
          />
        )}
        <StepsField rate={rate} errors={errors} onChange={(next) => put({ rate: next })} />
        {rate.kind !== 'pickup' && (
          <Checkbox
            label="Free shipping over a certain amount"
            checked={freeOverCents !== null}
            onChange={(event) => put({ freeOverCents: event.currentTarget.checked ? 10_000 : null })}
          />
        )}
        {freeOverCents !== null && (
          <MoneyField
            label="Order value for free shipping"
            value={freeOverCents}
            error={errors.freeOverCents}
            onChange={(cents) => put({ freeOverCents: cents })}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Done</Button>
        </Group>
      </Stack>
    </form>
  )
}
