import { INSTALLMENTS, type InstallmentOffer } from './rules.ts'

interface Texts {
  readonly payments: string
  readonly before: string
  readonly after: string
  readonly over: string
  readonly upTo: string
}

/** The wording of §8 and §9, and the same in French for fr_CA. */
const english: Texts = {
  payments: '{n} interest-free payments of {amount}',
  before: 'or',
  after: 'with',
  over: 'available for orders over {amount}',
  upTo: 'available for orders up to {amount}',
}
const french: Texts = {
  payments: '{n} paiements sans intérêts de {amount}',
  before: 'ou',
  after: 'avec',
  over: 'offert pour les commandes de plus de {amount}',
  upTo: 'offert pour les commandes jusqu’à {amount}',
}

/**
 * What the badge says beside the brand's sign. The amount is that of the largest payment, so that none is dearer than it says.
 * @param money writes hundredths in the shop's currency
 * @param form 'line' begins with 'or' and ends with 'with', before the brand; 'block' stands alone (§9)
 */
export function installmentText(
  offer: InstallmentOffer,
  money: (cents: number) => string,
  form: 'block' | 'line' = 'block',
): string {
  const texts = offer.locale === 'fr_CA' ? french : english
  if (offer.state !== 'in-range') return texts[offer.state].replace('{amount}', () => money(offer.limitCents))
  const payments = texts.payments
    .replace('{n}', String(INSTALLMENTS))
    .replace('{amount}', () => money(Math.max(...offer.paymentsCents)))
  return form === 'line' ? `${texts.before} ${payments} ${texts.after}` : payments
}
