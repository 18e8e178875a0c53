import { INSTALLMENTS, type InstallmentOffer } from './rules.ts'

interface Texts {
  readonly payments: string
  readonly before: string
  readonly after: string
  readonly over: string
  readonly upTo: string
}

/**
 * The English texts, and the same in French for fr_CA. Other software compares them:
 * docs/compatibility.md#installments.
 */
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
 * The badge's text beside the brand's logo. The amount is the largest payment, so that no payment is higher than the
 * text says.
 * @param money formats hundredths in the shop's currency
 * @param form 'line' begins with 'or' and ends with 'with', before the logo; 'block' is complete alone
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
