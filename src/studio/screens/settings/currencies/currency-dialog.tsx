import { Button, Group, Radio, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { RoundingId } from '#shared/currencies/roundings.ts'
import { canRound } from '#shared/currencies/rules.ts'
import { rateSchema, type ShopCurrency, shopCurrencySchema } from '#shared/currencies/schema.ts'
import type { Currency } from '#shared/money/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { currencyOptions } from '../general/choices.ts'
import { PriceExamples } from './price-examples.tsx'
import { roundingChoices } from './rounding-words.ts'

interface CurrencyDialogProps {
  /** The shop's currency. */
  readonly own: Currency
  /** The currency that is open; null for none. */
  readonly opened: ShopCurrency | null
  readonly isNew: boolean
  /** The currencies that it can be. */
  readonly choices: readonly Currency[]
  readonly close: () => void
  readonly apply: (currency: ShopCurrency) => void
}

/** One other currency: its rate, its rounding rule, and what they make of the shop's prices. */
export function CurrencyDialog({ opened, close, isNew, ...form }: CurrencyDialogProps) {
  return (
    <Modal opened={opened !== null} onClose={close} title={isNew ? 'Add currency' : 'Currency'}>
      {opened && <CurrencyForm before={opened} close={close} {...form} />}
    </Modal>
  )
}

interface CurrencyFormProps extends Pick<CurrencyDialogProps, 'own' | 'choices' | 'close' | 'apply'> {
  readonly before: ShopCurrency
}

function CurrencyForm({ own, before, choices, close, apply }: CurrencyFormProps) {
  const form = useForm<ShopCurrency>({
    initialValues: before,
    validate: { rate: (rate) => (rateSchema.safeParse(plainRate(rate)).success ? null : 'Enter a rate like 1.0845.') },
  })
  const { code, rounding, roundsUp } = form.values
  const rate = plainRate(form.values.rate)
  const options = currencyOptions().filter(({ value }) => choices.includes(value as Currency))
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => apply(shopCurrencySchema.parse({ ...values, rate: plainRate(values.rate) })))}
    >
      <Stack gap="md">
        <SearchSelect
          label="Currency"
          data={options}
          value={code}
          onChange={(next) => {
            if (!next) return
            const chosen = next as Currency
            form.setFieldValue('code', chosen)
            if (!canRound(rounding, chosen)) form.setFieldValue('rounding', 'none')
          }}
        />
        <TextInput
          label={`Rate: ${code} for 1 ${own}`}
          description="You set the rate yourself. It doesn’t change on its own."
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          maxLength={20}
          {...form.getInputProps('rate')}
        />
        <Select
          label="Rounding"
          data={roundingChoices(code)}
          allowDeselect={false}
          value={rounding}
          onChange={(next) => next && form.setFieldValue('rounding', next as RoundingId)}
        />
        {rounding !== 'none' && (
          <Radio.Group
            label="Direction"
            value={roundsUp ? 'up' : 'nearest'}
            onChange={(next) => form.setFieldValue('roundsUp', next === 'up')}
          >
            <Group gap="lg" mt={6}>
              <Radio value="nearest" label="To the nearest" />
              <Radio value="up" label="Always up" />
            </Group>
          </Radio.Group>
        )}
        {rateSchema.safeParse(rate).success && (
          <PriceExamples own={own} conversion={{ code, rate, rounding, roundsUp }} />
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

/** A rate as it is stored: with a point, also where the owner types a comma. */
const plainRate = (typed: string): string => typed.trim().replace(',', '.')
