import { claimDiscounts, releaseDiscounts } from '#server/discounts/claim-discounts.ts'
import { holdGiftCards, releaseGiftCards } from '#server/gift-cards/hold-balance.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { Payment } from '#server/payments/payment-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { claimSlot, releaseSlot } from '#server/slots/claim-slot.ts'
import { giveBackStock } from '#server/stock/give-back-stock.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import { claimTrials, releaseTrials } from '#server/trials/claim-trials.ts'
import { type Failure, fail, type Result } from '#shared/http/failure.ts'
import { isCounted } from '#shared/products/rules.ts'
import { namedVariant } from '#shared/products/variants.ts'

/** How long stock stays reserved for a buyer, in milliseconds. */
export const HOLD_MILLISECONDS = 10 * 60 * 1000

/**
 * Reserves a payment's stock, discount uses, trials and what gift cards pay; a test reserves no stock. It is refused or done as
 * a whole: the caller's transaction rolls a refusal back.
 */
export async function reserveStock(
  scope: ChangeScope,
  payment: Pick<Payment, 'id' | 'draft'>,
): Promise<
  Result<void, 'not-enough-stock' | 'coupon-refused' | 'trial-used' | 'slot-unavailable' | 'gift-card-changed'>
> {
  const { draft } = payment
  if (draft.takesStock !== false) {
    const stock = await takeStock(scope, countedLines(payment), payment.id, await pickupMethodOf(scope, draft))
    if (!stock.ok) return nameShort(draft, stock.failure)
    const discounts = await claimDiscounts(scope, payment)
    if (!discounts.ok) return discounts
    const trials = await claimTrials(scope, payment)
    if (!trials.ok) return trials
    const slot = draft.slot ? await claimSlot(scope, payment.id, draft.slot) : null
    if (slot?.ok === false) return slot
  }
  return holdGiftCards(scope, draft)
}

/** Says which item of a bundle is short: its buyer sees the bundle alone. */
function nameShort({ lines }: Pick<OrderDraft, 'lines'>, failure: Failure<'not-enough-stock'>) {
  const short = lines.find(({ variantId, bundle }) => bundle && variantId === failure.variantId)
  const { code, ...facts } = failure
  return fail(code, { ...facts, ...(short && { part: namedVariant(short) }) })
}

/** The pickup method of an order, by its name, since an order stores what its buyer saw; null for other orders. */
export async function pickupMethodOf(
  scope: ChangeScope,
  { shippingMethod }: Pick<OrderDraft, 'shippingMethod'>,
): Promise<string | null> {
  if (!shippingMethod?.isPickup) return null
  const methods = (await scope.settings()).shippingZones.flatMap((zone) => zone.methods)
  return methods.find(({ rate, name }) => rate.kind === 'pickup' && name === shippingMethod.name)?.id ?? null
}

/** Digital goods have no stock. */
const countedLines = ({ draft }: Pick<Payment, 'draft'>) => draft.lines.filter((line) => isCounted(line.productType))

/** Releases the reservations of a failed payment. */
export async function release(scope: ChangeScope, payment: Pick<Payment, 'id' | 'draft'>): Promise<void> {
  if (payment.draft.takesStock !== false) {
    await giveBackStock(scope, countedLines(payment), payment.id, 'release')
    await releaseDiscounts(scope, payment.id)
    await releaseTrials(scope, payment.id)
    await releaseSlot(scope, payment.id)
  }
  await releaseGiftCards(scope, payment.draft)
}
