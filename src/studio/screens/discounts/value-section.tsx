import { Checkbox, Group, MultiSelect, SegmentedControl, Select, Stack } from '@mantine/core'
import { listCountries } from '#shared/addresses/countries.ts'
import { type DiscountContent, type DiscountKind, discountKinds } from '#shared/discounts/schema.ts'
import { limits } from '#shared/limits.ts'
import { WHOLE_MILLI_PERCENT } from '#shared/money/percent.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { kindWords } from './discount-words.ts'
import type { SectionProps } from './section-props.ts'
import { TargetField, type TargetTitles } from './target-field.tsx'

type Props = SectionProps & TargetTitles

/** What the discount takes off, and which goods. */
export function ValueSection(props: Props) {
  const { draft, change } = props
  const { kind } = draft
  return (
    <Panel title="Value">
      <Stack gap="md">
        <Select
          label="Type"
          data={discountKinds.map((one) => ({ value: one, label: kindWords[one] }))}
          value={kind}
          allowDeselect={false}
          onChange={(next) => next && change('kind', startOf(next as DiscountKind, draft))}
        />
        {kind === 'percent' && <PercentField {...props} />}
        {kind === 'amount' && <AmountField {...props} />}
        {kind === 'free-shipping' && <ShippingFields {...props} />}
        {kind === 'buy-get' && <BuyGetFields {...props} />}
        {(kind === 'percent' || kind === 'amount') && (
          <TargetField
            label="Applies to"
            allLabel="The whole order"
            target={draft.appliesTo}
            error={props.errors.appliesTo}
            titles={props.titles}
            addTitle={props.addTitle}
            onChange={(appliesTo) => change('appliesTo', { appliesTo })}
          />
        )}
        {kind !== 'free-shipping' && (
          <Checkbox
            label="Exclude items on sale"
            description="Products with a sale price keep it, and don’t count for this discount."
            checked={draft.excludesSale}
            onChange={(event) => change('excludesSale', { excludesSale: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </Panel>
  )
}

/** A type begins with values that can be saved. */
function startOf(kind: DiscountKind, draft: DiscountContent): Partial<DiscountContent> {
  if (kind === 'buy-get') return { kind, percentMilli: WHOLE_MILLI_PERCENT }
  const isOne = kind === 'percent' && (draft.percentMilli <= 0 || draft.kind === 'buy-get')
  return { kind, ...(isOne && { percentMilli: WHOLE_MILLI_PERCENT / 10 }) }
}

function PercentField({ draft, change, errors }: SectionProps) {
  return (
    <NumberField
      label="Percentage"
      suffix="%"
      value={draft.percentMilli / 1000}
      min={0}
      max={100}
      decimalScale={3}
      error={errors.percentMilli}
      onChange={(next) => change('percentMilli', { percentMilli: Math.round(next * 1000) })}
    />
  )
}

function AmountField({ draft, change, errors }: SectionProps) {
  return (
    <>
      <MoneyField
        label="Amount"
        description="Taken off once per order, spread over the items."
        value={draft.amountCents}
        error={errors.amountCents}
        onChange={(amountCents) => change('amountCents', { amountCents })}
      />
      <FixedAmounts
        label="Amount"
        amounts={draft.fixedAmounts}
        error={errors.fixedAmounts}
        onChange={(fixedAmounts) => change('fixedAmounts', { fixedAmounts })}
      />
    </>
  )
}

function ShippingFields({ draft, change }: SectionProps) {
  const { locale } = useStaff().website
  const { shippingMaximumCents, countries } = draft
  return (
    <>
      <MultiSelect
        label="Countries"
        placeholder={countries.length === 0 ? 'All countries' : ''}
        data={listCountries(locale).map(({ code, name }) => ({ value: code, label: name }))}
        value={countries}
        searchable
        clearable
        nothingFoundMessage="No countries match."
        onChange={(next) => change('countries', { countries: next as DiscountContent['countries'] })}
      />
      <Checkbox
        label="Only for shipping rates up to a price"
        checked={shippingMaximumCents !== null}
        onChange={(event) =>
          change('shippingMaximum', { shippingMaximumCents: event.currentTarget.checked ? 1000 : null })
        }
      />
      {shippingMaximumCents !== null && (
        <MoneyField
          label="Highest rate"
          value={shippingMaximumCents}
          onChange={(cents) => change('shippingMaximum', { shippingMaximumCents: cents })}
        />
      )}
    </>
  )
}

function BuyGetFields({ draft, change, errors, ...titles }: Props) {
  const { buy, getQuantity, appliesTo, percentMilli, timesPerOrder } = draft
  const isFree = percentMilli >= WHOLE_MILLI_PERCENT
  return (
    <>
      <Group grow align="start" preventGrowOverflow={false}>
        <PiecesField
          label="Customer buys"
          value={buy.quantity}
          onChange={(quantity) => change('buyQuantity', { buy: { ...buy, quantity } })}
        />
        <PiecesField
          label="Customer gets"
          value={getQuantity}
          onChange={(quantity) => change('getQuantity', { getQuantity: quantity })}
        />
      </Group>
      <TargetField
        label="Items to buy"
        allLabel="Any product"
        target={buy.of}
        error={errors['buy.of']}
        {...titles}
        onChange={(of) => change('buyOf', { buy: { ...buy, of } })}
      />
      <TargetField
        label="Items to get"
        allLabel="Any product"
        description="The cheapest ones in the cart are discounted."
        target={appliesTo}
        error={errors.appliesTo}
        {...titles}
        onChange={(next) => change('appliesTo', { appliesTo: next })}
      />
      <SegmentedControl
        aria-label="Discount on the items to get"
        value={isFree ? 'free' : 'percent'}
        data={[
          { value: 'free', label: 'Free' },
          { value: 'percent', label: 'Percentage off' },
        ]}
        onChange={(next) =>
          change('getValue', { percentMilli: next === 'free' ? WHOLE_MILLI_PERCENT : WHOLE_MILLI_PERCENT / 2 })
        }
      />
      {!isFree && <PercentField draft={draft} change={change} errors={errors} />}
      <Checkbox
        label="Limit how often it applies in one order"
        checked={timesPerOrder !== null}
        onChange={(event) => change('timesPerOrder', { timesPerOrder: event.currentTarget.checked ? 1 : null })}
      />
      {timesPerOrder !== null && (
        <PiecesField
          label="Times per order"
          value={timesPerOrder}
          onChange={(times) => change('timesPerOrder', { timesPerOrder: times })}
        />
      )}
    </>
  )
}

interface PiecesFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A number of items, at least one. */
const PiecesField = ({ label, value, onChange }: PiecesFieldProps) => (
  <NumberField
    label={label}
    value={value}
    min={1}
    max={limits.quantityMaximum}
    allowDecimal={false}
    onChange={onChange}
  />
)
