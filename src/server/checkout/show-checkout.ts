import { headOfCart, placesOf } from '#server/cart/show-cart.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { listCountries } from '#shared/addresses/countries.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { isReminderTicked } from '#shared/cart-reminders/rules.ts'
import { namesPayObligation } from '#shared/checkout/pay-obligation.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import type { CheckoutModel } from '#storefront/screens/checkout/model.ts'
import { checkoutScreen } from '#storefront/screens/checkout/screen.tsx'
import { checkoutPageTexts } from '#storefront/screens/checkout/texts.ts'

/** Checkout for a cart that is not empty. */
export async function showCheckout(
  page: PageRequest,
  cart: ShoppingCart,
  {
    newsletterText,
    offersExemption,
    providers,
    known,
    paymentMethods,
  }: {
    readonly offersExemption: boolean
    readonly providers: PaymentProviders
  } & Pick<CheckoutModel, 'known' | 'newsletterText'> &
    /** Absent: those of the shop for this visitor. */
    Partial<Pick<CheckoutModel, 'paymentMethods'>>,
): Promise<RenderedPage> {
  const site = await siteOf(page)
  const { settings } = site
  return renderPage({
    site,
    head: {
      ...headOfCart(pageTypes.checkout, checkoutPageTexts.title, '/checkout'),
      frame: 'checkout',
      hasNoCart: Boolean(cart.draftOrder ?? cart.owedFor),
    },
    screen: checkoutScreen,
    model: {
      cart,
      known,
      moneyFormat: moneyFormatForPages(settings),
      ...placesOf(settings, cart),
      allCountries: listCountries(settings.locale),
      paymentMethods: paymentMethods ?? settings.paymentMethods,
      installments: settings.installments,
      locale: settings.locale,
      stripe: settings.stripe,
      paypal: settings.paypal,
      bankTransferInstructions: settings.bankTransferInstructions,
      pickupInstructions: settings.pickupInstructions,
      strictEmailEnding: settings.strictEmailEnding,
      asksForBusinesses: asksForBusinesses(settings),
      offersWithdrawal: offersWithdrawal(settings),
      exemptionHref: offersExemption ? taxExemptionPath : null,
      sendsEmails: site.canSendEmail,
      newsletterText,
      reminder:
        settings.cartReminders.isOn &&
        site.canSendEmail &&
        page.testAccess === null &&
        !cart.draftOrder &&
        !cart.owedFor
          ? { isTicked: isReminderTicked(settings) }
          : null,
      policies: site.policies,
      testAccess: page.testAccess,
      testMethods: Object.values(providers).flatMap(({ id, isTest }) => (isTest ? [id] : [])),
      namesPayObligation: namesPayObligation(settings),
      shopHref: await shopHref(page),
    },
    files: page.files,
    isPersonal: true,
  })
}
