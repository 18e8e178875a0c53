import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { ShippingMethod } from '#shared/settings/schema.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { judgeMethod, type RateKind, withKind } from './method-rules.ts'
import { PackagesField } from './packages-field.tsx'
import { PickupPlaceFields } from './pickup-place-fields.tsx'
import { PickupRegionField } from './pickup-region-field.tsx'
import { ScheduleField } from './schedule/schedule-field.tsx'
import { StepsField } from './steps-field.tsx'

const kinds: readonly { readonly value: RateKind; readonly label: string }[] = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'by-weight', label: 'By weight' },
  { value: 'by-price', label: 'By order value' },
  { value: 'by-package', label: 'By package size' },
  { value: 'pickup', label: 'Local pickup' },
]

interface MethodDialogProps {
  /** The shipping method that is open; null for none. */
  readonly method: ShippingMethod | null
  /** The country of the shop. */
  readonly country: string
  readonly close: () => void
  readonly apply: (method: ShippingMethod) => void
}

/** One shipping method: its name and price. 'Done' puts it into the draft. */
export function MethodDialog({ method, country, close, apply }: MethodDialogProps) {
  return (
    <Modal opened={method !== null} onClose={close} title="Shipping method" size="lg">
      {method && <MethodForm key={method.id} before={method} country={country} close={close} apply={apply} />}
    </Modal>
  )
}

interface MethodFormProps extends Pick<MethodDialogProps, 'country' | 'close' | 'apply'> {
  readonly before: ShippingMethod
}

function MethodForm({ before, country, close, apply }: MethodFormProps) {
  const form = useForm<ShippingMethod>({ initialValues: before, validate: judgeMethod })
  const errors = form.errors as SettingsErrors
  const { rate, freeOverCents } = form.values
  const { lengthUnit } = useStaff().website
  const setRate = (next: ShippingMethod['rate']) => form.setFieldValue('rate', next)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, description, ...method }) =>
        apply({ ...method, name: name.trim(), description: description.trim() }),
      )}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          placeholder="Parcel"
          data-autofocus
          maxLength={80}
          {...form.getInputProps('name')}
          error={errors.name && 'Enter a name.'}
        />
        <TextInput
          label="Description for customers"
          placeholder="2 to 4 business days"
          maxLength={200}
          {...form.getInputProps('description')}
        />
        <Select
          label="Pricing"
          data={kinds}
          value={rate.kind}
          onChange={(kind) => {
            setRate(withKind(rate, kind as RateKind, lengthUnit))
            if (kind === 'pickup') form.setFieldValue('freeOverCents', null)
          }}
        />
        {rate.kind === 'flat' && (
          <>
            <MoneyField
              label="Price"
              value={rate.costCents}
              error={errors['rate.costCents']}
              onChange={(costCents) => setRate({ ...rate, costCents })}
            />
            <FixedAmounts
              label="Price"
              amounts={rate.fixedCosts}
              error={errors['rate.fixedCosts']}
              onChange={(fixedCosts) => setRate({ ...rate, fixedCosts })}
            />
          </>
        )}
        {rate.kind === 'pickup' && (
          <>
            <PickupPlaceFields place={rate.place} onChange={(place) => setRate({ ...rate, place })} />
            <PickupRegionField
              country={country}
              region={rate.region}
              onChange={(region) => setRate({ ...rate, region: region ?? undefined })}
            />
          </>
        )}
        <StepsField rate={rate} errors={errors} onChange={setRate} />
        <PackagesField rate={rate} errors={errors} onChange={setRate} />
        {rate.kind !== 'pickup' && (
          <Checkbox
            label="Free shipping over a certain amount"
            checked={freeOverCents !== null}
            onChange={(event) => form.setFieldValue('freeOverCents', event.currentTarget.checked ? 10_000 : null)}
          />
        )}
        {freeOverCents !== null && (
          <>
            <MoneyField
              label="Order value for free shipping"
              value={freeOverCents}
              {...form.getInputProps('freeOverCents')}
            />
            <FixedAmounts
              label="Free from"
              amounts={form.values.fixedFreeOver}
              error={errors.fixedFreeOver}
              onChange={(fixedFreeOver) => form.setFieldValue('fixedFreeOver', fixedFreeOver)}
            />
          </>
        )}
        <ScheduleField
          schedule={form.values.schedule ?? null}
          errors={errors}
          onChange={(schedule) => form.setFieldValue('schedule', schedule)}
        />
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
