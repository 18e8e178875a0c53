import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { usedTrials } from '#server/trials/used-trials.ts'
import type { CartEntry } from '#shared/cart/schema.ts'
import { formatDate, wallClock } from '#shared/dates/format.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { momentOfRenewal, trialEnd } from '#shared/subscription-plans/rules.ts'

/**
 * What the subscriptions of a cart begin with: the price of their trial, or their own price where the buyer has had it.
 * @param email of the buyer; null while it is not known
 */
export async function trialsOfCart(scope: Scope, email: string | null, variants: Iterable<CartVariant>) {
  const offered = [...variants].filter(({ subscriptionPlan }) => subscriptionPlan?.trial)
  const used = await usedTrials(scope, email, [...new Set(offered.map(({ productId }) => productId))])
  return {
    used,
    /** A variant as this buyer begins with it. */
    atTrialPrice(variant: CartVariant): CartVariant {
      const { subscriptionPlan: plan, productId } = variant
      const afterTrialCents = unitPriceCents(variant)
      const cents = plan?.trial?.priceCents
      if (!plan || cents === undefined) return variant
      if (used.has(productId) || cents >= afterTrialCents) {
        const { trial: _, ...without } = plan
        return { ...variant, subscriptionPlan: without }
      }
      const { fixedPrices: _, ...rest } = variant
      return { ...rest, priceCents: cents, salePriceCents: cents, onSale: false, afterTrialCents }
    },
  }
}

/** What a line says of its trial. */
export function describeTrial(
  { subscriptionPlan: plan, afterTrialCents, productId }: CartVariant,
  used: ReadonlySet<string>,
  settings: Pick<StoreSettings, 'timeZone' | 'locale'>,
): Pick<CartEntry, 'afterTrial' | 'hadTrial'> {
  if (used.has(productId)) return { hadTrial: true }
  if (!plan?.trial || afterTrialCents === undefined) return {}
  const { timeZone } = settings
  const end = trialEnd(wallClock(Date.now(), timeZone), plan.trial.period)
  const day = formatDate(momentOfRenewal(end, plan.billingPeriod, 0, timeZone), settings)
  return { afterTrial: { priceCents: afterTrialCents, day } }
}
