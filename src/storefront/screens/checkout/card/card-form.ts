import type { Appearance, FieldsOption, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Currency } from '#shared/money/schema.ts'
import { checkoutPageTexts } from '../texts.ts'

/** What the form shows and charges. */
export interface CardPurchase {
  /** In the smallest unit of the currency, as `stripeAmount` counts. */
  readonly amount: number
  readonly currency: Currency
  /** Whether the checkout asks for an address; if not, Stripe's fields ask for the parts that the bank needs. */
  readonly hasAddress: boolean
  /** Whether the card is kept for the renewals of a subscription: Stripe shows its terms. */
  readonly keepsCard: boolean
}

/** Whose card it is, for the buyer's bank. */
export interface CardBuyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Null where the checkout asks for none. */
  readonly address: {
    readonly line1: string
    readonly line2: string
    readonly city: string
    readonly state: string
    readonly postal_code: string
    readonly country: string
  } | null
}

export type CardToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly sentence: string }

/** Stripe's fields for a card. The card's data goes to Stripe, never to the shop. */
export interface CardForm {
  /** The total changed, for example with the shipping method. */
  update(purchase: CardPurchase): void
  /** Sends the card to Stripe. @returns a token for one payment, or what is wrong, in Stripe's words */
  createToken(buyer: CardBuyer): Promise<CardToken>
  close(): void
}

/**
 * Shows Stripe's fields in an element.
 * @throws Error when Stripe cannot be reached
 */
export async function openCardForm(
  place: HTMLElement,
  { publishableKey, locale, ...purchase }: CardPurchase & { readonly publishableKey: string; readonly locale: string },
): Promise<CardForm> {
  const stripe = await loadStripe(publishableKey, { locale: locale as 'en' })
  if (!stripe) throw new Error('Stripe is not available.')
  const elements = stripe.elements({
    ...(isFree(purchase)
      ? { mode: 'setup' as const }
      : {
          mode: 'payment' as const,
          amount: purchase.amount,
          ...(purchase.keepsCard && { setupFutureUsage: 'off_session' as const }),
        }),
    currency: purchase.currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    appearance: appearanceOf(place),
  })
  const fields = elements.create('payment', {
    layout: 'tabs',
    fields: fieldsFor(purchase),
  })
  await new Promise<void>((ready, failed) => {
    fields.on('ready', () => ready())
    fields.on('loaderror', ({ error }) => failed(new Error(error.message)))
    fields.mount(place)
  })
  return {
    update(changed) {
      const { amount, currency, keepsCard } = changed
      elements.update({
        currency: currency.toLowerCase(),
        ...(isFree(changed)
          ? { mode: 'setup' as const }
          : { mode: 'payment' as const, amount, setupFutureUsage: keepsCard ? ('off_session' as const) : null }),
      })
      fields.update({ fields: fieldsFor(changed) })
    },
    createToken: (buyer) => createToken(stripe, elements, buyer),
    close: () => fields.destroy(),
  }
}

/** Whether the card is kept without a payment, as for a free trial. */
const isFree = ({ amount, keepsCard }: CardPurchase): boolean => amount === 0 && keepsCard

/** What the checkout asks for itself is not asked again. */
const fieldsFor = ({ hasAddress }: CardPurchase): FieldsOption => ({
  billingDetails: { name: 'never', email: 'never', phone: 'never', address: hasAddress ? 'never' : 'auto' },
})

async function createToken(stripe: Stripe, elements: StripeElements, buyer: CardBuyer): Promise<CardToken> {
  const checked = await elements.submit()
  if (checked.error) return refusal(checked.error)
  const { error, confirmationToken } = await stripe.createConfirmationToken({
    elements,
    params: {
      payment_method_data: {
        billing_details: {
          name: buyer.name,
          email: buyer.email,
          phone: buyer.phone,
          ...(buyer.address && { address: buyer.address }),
        },
      },
    },
  })
  return error ? refusal(error) : { ok: true, token: confirmationToken.id }
}

const refusal = ({ message }: { readonly message?: string }): CardToken => ({
  ok: false,
  sentence: message ?? checkoutPageTexts.cardNotAccepted,
})

/** The look of the page's own fields. Stripe draws its fields in a frame, which cannot see the page's styles. */
function appearanceOf(place: HTMLElement): Appearance {
  const page = getComputedStyle(place)
  const field = document.querySelector('.checkout-sections .input')
  const look = field ? getComputedStyle(field) : page
  return {
    theme: 'stripe',
    variables: {
      fontFamily: page.fontFamily,
      fontSizeBase: page.fontSize,
      ...colors({ colorText: page.color, colorBackground: look.backgroundColor }),
      borderRadius: look.borderRadius,
    },
  }
}

/** Those that Stripe can read: it knows no newer notations of colors. */
const colors = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([, color]) => /^rgb\(\d+, \d+, \d+\)$/.test(color)))
