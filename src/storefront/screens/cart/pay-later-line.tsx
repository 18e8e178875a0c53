import type { ShoppingCart } from '#shared/cart/schema.ts'
import { installmentOffer } from '#shared/installments/rules.ts'
import { formatMoney } from '#shared/money/format.ts'
import { PayLater } from '../../products/pay-later/pay-later.tsx'
import { brandOf, viewOfOffer } from '../../products/pay-later/pay-later-view.ts'
import type { LiveCartModel } from './model.ts'

/** The badge for a whole cart: when it is not empty and contains only physical goods that can be bought. */
export function PayLaterLine({ cart, model }: { readonly cart: ShoppingCart; readonly model: LiveCartModel }) {
  const { installments, moneyFormat } = model
  const { currency, entries, dueCents } = cart
  if (!installments || entries.some((entry) => entry.problem !== null)) return null
  // A subscription is paid by a method that is kept.
  if (entries.some(({ subscriptionPlan }) => subscriptionPlan !== undefined)) return null
  const types = entries.map((entry) => entry.productType)
  const offer = installmentOffer(dueCents, types, { currency, installments }, moneyFormat.locale ?? 'en-US')
  if (!offer) return null
  const money = (cents: number) => formatMoney(cents, currency, moneyFormat)
  return <PayLater brand={brandOf(offer.locale, { installments })} view={viewOfOffer(offer, money)} />
}
