import { Button, Checkbox, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { isMoney } from '#shared/products/codes.ts'
import { MOST_STEPS, type QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StepRow } from '#studio/kit/quantity-steps/step-row.tsx'
import type { ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'

interface SectionProps extends Pick<ProductDraft, 'productType' | 'isSubscribable' | 'quantityBreaks' | 'variants'> {
  readonly change: ChangeProduct
}

/** Lower prices for several pieces of a product; nothing for gift cards and subscriptions, whose price is fixed. */
export const QuantityBreaksSection = memo(function QuantityBreaksSection(props: SectionProps) {
  const { productType, isSubscribable, quantityBreaks: breaks, variants, change } = props
  if (isMoney(productType) || isSubscribable) return null
  const set = (changed: Partial<QuantityBreaks>) =>
    change('quantity-breaks', { quantityBreaks: { ...(breaks ?? firstBreaks), ...changed } })
  const setStep = (index: number, changed: Partial<QuantityBreaks['steps'][number]>) =>
    set({ steps: breaks!.steps.map((step, place) => (place === index ? { ...step, ...changed } : step)) })
  return (
    <Panel title="Quantity discounts" id="quantity-breaks">
      <Stack gap="md">
        <Switch
          label="Lower the price for larger quantities"
          description="The product page shows the prices in a table, and the cart applies them."
          checked={breaks !== undefined}
          onChange={(event) =>
            change('quantity-breaks', { quantityBreaks: event.currentTarget.checked ? firstBreaks : undefined })
          }
        />
        {breaks && (
          <>
            <SegmentedControl
              aria-label="Discount"
              value={breaks.kind}
              data={[
                { value: 'percent', label: 'Percentage off' },
                { value: 'price', label: 'Price each' },
              ]}
              onChange={(kind) => set({ kind: kind as QuantityBreaks['kind'] })}
            />
            <Stack gap="sm">
              {breaks.steps.map((step, index) => (
                <StepRow
                  // Steps have no identity besides their place.
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place
                  key={index}
                  step={step}
                  number={index + 1}
                  kind={breaks.kind}
                  onChange={(changed) => setStep(index, changed)}
                  onRemove={
                    breaks.steps.length > 1
                      ? () => set({ steps: breaks.steps.filter((_, place) => place !== index) })
                      : null
                  }
                />
              ))}
            </Stack>
            {breaks.steps.length < MOST_STEPS && (
              <div>
                <Button
                  variant="default"
                  leftSection={<Plus size={16} aria-hidden />}
                  onClick={() => set({ steps: [...breaks.steps, nextStep(breaks.steps.at(-1)!)] })}
                >
                  Add quantity
                </Button>
              </div>
            )}
            {variants.length > 1 && (
              <Checkbox
                label="Count all variants together"
                description="Otherwise each variant needs the quantity for itself."
                checked={breaks.isTogether}
                onChange={(event) => set({ isTogether: event.currentTarget.checked })}
              />
            )}
            <Text size="sm" c="dimmed">
              A percentage is taken off the current price, also off a sale price. Customers pay the lowest price that
              applies to them. Discounts are taken off this price; those that exclude sale items exclude it.
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  )
})

const firstBreaks: QuantityBreaks = {
  isTogether: true,
  kind: 'percent',
  steps: [{ from: 10, percentMilli: 5000, priceCents: 0 }],
}

/** A step after the last one: twice as many pieces, 5 % more. */
const nextStep = ({ from, percentMilli, priceCents }: QuantityBreaks['steps'][number]) => ({
  from: Math.min(from * 2, 9999),
  percentMilli: Math.min(percentMilli + 5000, 100_000),
  priceCents,
})
