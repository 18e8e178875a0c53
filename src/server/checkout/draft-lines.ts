import type { priceCart } from '#server/cart/describe-cart.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { paidForLine } from '#shared/cart/totals.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { taxCategoryName } from '#shared/tax-categories/rules.ts'
import { fundOfLine } from './donations/fund-of-line.ts'

type PricedCart = Pick<Awaited<ReturnType<typeof priceCart>>, 'lines' | 'lineTotals'>

/** The lines of an order: what is bought, with its prices and taxes as the buyer saw them. */
export const draftLines = ({ lines, lineTotals }: PricedCart, settings: StoreSettings): OrderDraft['lines'] =>
  lines.map(({ entry, variant, quantity, bundle }, index) => {
    const { unitPriceCents, totalCents } = lineTotals[index]!
    return {
      productId: variant.productId,
      variantId: variant.variantId,
      productType: variant.productType,
      sku: variant.sku,
      title: variant.title,
      attributes: { ...variant.attributes },
      additionalFields: entry.additionalFields,
      answers: entry.answers,
      ...{ quantity, unitPriceCents, totalCents },
      imageUrl: variant.picture?.assetUrl ?? null,
      ...(bundle && { bundle }),
      paidCents: paidForLine(lineTotals[index]!, settings),
      ...(variant.withdrawalExemption && { withdrawalExemption: variant.withdrawalExemption }),
      ...(variant.subscriptionPlan && { subscriptionPlan: variant.subscriptionPlan }),
      ...(variant.afterTrialCents !== undefined && {
        afterTrialCents: roundToCurrency(variant.afterTrialCents, settings.currency),
      }),
      ...(entry.ownAmount && { isOwnAmount: true }),
      ...fundOfLine(variant, entry, settings),
      tax: {
        category: taxCategoryName(settings, variant.taxCategoryId),
        rates: [...lineTotals[index]!.taxes],
      },
    }
  })
