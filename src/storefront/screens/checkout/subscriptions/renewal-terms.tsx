import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { isDonation, isDonationOnly } from '#shared/products/donations/rules.ts'
import { trialWords } from '#shared/subscription-plans/trial-words.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { secondPaymentWords } from '../../../purchases/renewal-words.ts'
import { renewalTermsTexts as texts } from './texts.ts'

interface RenewalTermsProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  readonly sendsEmails: boolean
}

/** What the buyer of a subscription, or a donor who gives again, agrees to pay later; nothing in other carts. */
export function RenewalTerms({ cart, moneyFormat, sendsEmails }: RenewalTermsProps) {
  const renewing = cart.entries.filter(({ subscriptionPlan }) => planWords(subscriptionPlan ?? null) !== null)
  if (renewing.length === 0) return null
  const money = (cents: number) => formatMoney(cents, cart.currency, moneyFormat)
  const sentenceOf = (entry: ShoppingCart['entries'][number]) => {
    const { title, quantity, subTotal, subscriptionPlan, afterTrial } = entry
    const words = planWords(subscriptionPlan ?? null) ?? ''
    if (subscriptionPlan?.trial && afterTrial) {
      const begin = trialWords(subscriptionPlan.trial, money(subscriptionPlan.trial.priceCents * quantity))
      return texts.trial(title, { begin, words, day: afterTrial.day, price: money(afterTrial.priceCents * quantity) })
    }
    const sentence = (isDonation(entry) ? texts.donation : texts.renewal)(title, money(subTotal), words)
    return [sentence, secondPaymentWords(entry, moneyFormat.locale)].filter(Boolean).join(' ')
  }
  return (
    <div className="notice">
      {renewing.map((entry) => (
        <p key={entry.id}>{sentenceOf(entry)}</p>
      ))}
      <p>{consentWords(isDonationOnly(renewing), sendsEmails)}</p>
    </div>
  )
}

/** What they agree to, and where it ends: the link in the emails, or without a mail server the one on the page of the order. */
function consentWords(isGiven: boolean, sendsEmails: boolean): string {
  if (isGiven) return sendsEmails ? texts.consentOfDonor : texts.consentOfDonorWithoutEmail
  return sendsEmails ? texts.consent : texts.consentWithoutEmail
}
