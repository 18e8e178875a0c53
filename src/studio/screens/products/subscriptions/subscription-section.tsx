import { Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { memo } from 'react'
import { maySubscribe } from '#shared/products/rules.ts'
import {
  type BillingUnit,
  billingUnits,
  monthly,
  planLimits,
  type SubscriptionPlan,
  type Trial,
} from '#shared/subscription-plans/schema.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { TrialFields } from './trial-fields.tsx'

interface SubscriptionProps extends Pick<ProductDraft, 'productType' | 'isSubscribable' | 'subscriptionPlan'> {
  readonly change: ChangeProduct
}

const unitWords: Readonly<Record<BillingUnit, string>> = { WEEK: 'weeks', MONTH: 'months', YEAR: 'years' }

/** Whether and how often a product renews; nothing for kinds that are sold once. */
export const SubscriptionSection = memo(function SubscriptionSection(props: SubscriptionProps) {
  const { productType, isSubscribable, change } = props
  if (!maySubscribe(productType)) return null
  const plan = props.subscriptionPlan ?? monthly
  const set = (changed: Partial<SubscriptionPlan>) =>
    change('subscription', { isSubscribable: true, subscriptionPlan: { ...plan, ...changed } })
  const setTrial = (trial: Trial | undefined) => {
    const { trial: _, ...without } = plan
    change('subscription', { isSubscribable: true, subscriptionPlan: trial ? { ...without, trial } : without })
  }
  return (
    <Panel title="Subscription" id="subscription">
      <Stack gap="md">
        <Switch
          label="Sell as a subscription"
          description="Customers are charged again for each renewal. They pay by card or PayPal, and can skip, pause or cancel."
          checked={isSubscribable}
          onChange={(event) =>
            change('subscription', {
              isSubscribable: event.currentTarget.checked,
              subscriptionPlan: event.currentTarget.checked ? plan : null,
            })
          }
        />
        {isSubscribable && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              <NumberField
                label="Renews every"
                min={1}
                max={planLimits.value}
                allowDecimal={false}
                value={plan.billingPeriod.value}
                onChange={(value) => set({ billingPeriod: { ...plan.billingPeriod, value } })}
              />
              <Select
                label="Period"
                allowDeselect={false}
                data={billingUnits.map((unit) => ({ value: unit, label: unitWords[unit] }))}
                value={plan.billingPeriod.unit}
                onChange={(unit) => set({ billingPeriod: { ...plan.billingPeriod, unit: unit as BillingUnit } })}
              />
              <NumberField
                label="Number of payments"
                description="0: until someone cancels"
                inputWrapperOrder={['label', 'input', 'description']}
                min={0}
                max={planLimits.cycles}
                allowDecimal={false}
                value={plan.numBillingCycles}
                onChange={(numBillingCycles) => set({ numBillingCycles })}
              />
            </SimpleGrid>
            <TrialFields trial={plan.trial} onChange={setTrial} />
            <Text size="sm" c="dimmed">
              {planWords(plan) === null
                ? 'Choose more than one payment, or 0.'
                : `Shown after the price: “${planWords(plan)}”. Changes are for new customers.`}
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  )
})
