import type { Order } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { ExemptItem } from '#shared/withdrawal-exemptions/schema.ts'

/** The items of an order from which its buyer cannot withdraw, each title and reason once. */
export function exemptItems({
  lines,
  withdrawalConsent,
}: {
  readonly lines: readonly Pick<Order['lines'][number], 'title' | 'productType' | 'withdrawalExemption'>[]
  readonly withdrawalConsent?: Order['withdrawalConsent']
}): ExemptItem[] {
  const found = lines.flatMap(({ title, productType, withdrawalExemption }): ExemptItem[] => {
    if (withdrawalExemption) return [{ title, reason: withdrawalExemption }]
    return withdrawalConsent && productType === productTypes.digital ? [{ title, reason: 'digital' }] : []
  })
  return [...new Map(found.map((item) => [JSON.stringify(item), item])).values()]
}
