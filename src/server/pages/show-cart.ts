import { listCountries } from '#shared/addresses/countries.ts'
import { regionsOf } from '#shared/addresses/regions.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { newsletterText } from '#shared/checkout/newsletter-text.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import { takesPayments } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { countriesSentTo, offeredZones } from '#shared/shipping/rules.ts'
import type { PageHead } from '#storefront/document/page-head.ts'
import type { CartModel } from '#storefront/screens/cart/model.ts'
import { cartScreen } from '#storefront/screens/cart/screen.tsx'
import { checkoutScreen } from '#storefront/screens/checkout/screen.tsx'
import { type PageRequest, siteOf } from './page-request.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { suggestions } from './suggestions.ts'

/** The cart's page. */
export async function showCart(
  page: PageRequest,
  cart: ShoppingCart,
  form: Pick<CartModel, 'crumb' | 'error'>,
): Promise<RenderedPage> {
  const site = await siteOf(page)
  const { settings } = site
  return renderPage({
    site,
    head: headOf(pageTypes.cart, 'Cart', '/cart'),
    screen: cartScreen,
    model: {
      cart,
      moneyFormat: moneyFormatForPages(settings),
      ...placesOf(settings, cart),
      takesPayments: takesPayments(settings),
      installments: settings.installments.available ? settings.installments : null,
      shopHref: await shopHref(page),
      suggestions: await suggestions(page),
      ...form,
    },
    files: page.files,
    isPersonal: true,
  })
}

/** Checkout for a cart that has something in it. */
export async function showCheckout(
  page: PageRequest,
  cart: ShoppingCart,
  { hasNewsletter }: { readonly hasNewsletter: boolean },
): Promise<RenderedPage> {
  const site = await siteOf(page)
  const { settings } = site
  return renderPage({
    site,
    head: { ...headOf(pageTypes.checkout, 'Checkout', '/checkout'), frame: 'checkout' },
    screen: checkoutScreen,
    model: {
      cart,
      moneyFormat: moneyFormatForPages(settings),
      ...placesOf(settings, cart),
      allCountries: listCountries(settings.locale),
      paymentMethods: settings.paymentMethods,
      installments: settings.installments,
      locale: settings.locale,
      bankTransferInstructions: settings.bankTransferInstructions,
      pickupInstructions: settings.pickupInstructions,
      strictEmailEnding: settings.strictEmailEnding,
      newsletterText: hasNewsletter ? newsletterText(site.title) : null,
      policies: site.policies,
      testAccess: page.testAccess,
      shopHref: await shopHref(page),
    },
    files: page.files,
    isPersonal: true,
  })
}

/** Search engines keep neither page, and the pill has nothing to lead to. */
function headOf(pageType: PageType, title: string, path: string): PageHead {
  return { pageType, title, path, description: '', canonicalPath: null, showsCartPill: false }
}

/**
 * The countries that the shop sends to, and the one that forms begin with: the cart's, else the shop's own, else the first.
 * Its regions come along, so that the form is complete in the first picture.
 */
function placesOf(settings: StoreSettings, { shippingLocation }: ShoppingCart) {
  const countries = listCountries(settings.locale, countriesSentTo(offeredZones(settings)) ?? undefined)
  const isOffered = (country: string | undefined) => countries.some(({ code }) => code === country)
  const startCountry =
    [shippingLocation?.country, settings.country].find(isOffered) ?? countries[0]?.code ?? settings.country
  return { countries, startCountry, regions: { [startCountry]: regionsOf(startCountry) } }
}

/** Where 'Continue shopping' leads: the first store of the navigation, else the home page. */
export async function shopHref(page: PageRequest): Promise<string> {
  const navigation = await page.sources.navigation()
  return navigation.find((link) => link.href !== null && link.href !== '/')?.href ?? '/'
}
