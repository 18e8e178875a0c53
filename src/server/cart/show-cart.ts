import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { suggestions } from '#server/site/suggestions.ts'
import { listCountries } from '#shared/addresses/countries.ts'
import { regionsOf } from '#shared/addresses/regions.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import { takesPayments } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { countriesSentTo, offeredZones } from '#shared/shipping/rules.ts'
import type { PageHead } from '#storefront/document/page-head.ts'
import type { CartModel } from '#storefront/screens/cart/model.ts'
import { cartScreen } from '#storefront/screens/cart/screen.tsx'
import { cartPageTexts } from '#storefront/screens/cart/texts.ts'

/** The cart's page. */
export async function showCart(
  page: PageRequest,
  cart: ShoppingCart,
  form: Pick<CartModel, 'csrfToken' | 'error' | 'placed'>,
): Promise<RenderedPage> {
  const site = await siteOf(page)
  const { settings } = site
  return renderPage({
    site,
    head: headOfCart(pageTypes.cart, cartPageTexts.title, '/cart'),
    screen: cartScreen,
    model: {
      cart,
      moneyFormat: moneyFormatForPages(settings),
      ...placesOf(settings, cart),
      takesPayments: takesPayments(settings),
      installments: settings.installments.available ? settings.installments : null,
      shopHref: site.sellsProducts ? await shopHref(page) : site.homePath,
      sellsProducts: site.sellsProducts,
      suggestions: await suggestions(page),
      ...form,
    },
    files: page.files,
    isPersonal: true,
  })
}

/** The head of the pages of cart and checkout: search engines do not index them, and the cart button is hidden. */
export function headOfCart(pageType: PageType, title: string, path: string): PageHead {
  return { pageType, title, path, description: '', canonicalPath: null, showsCartPill: false }
}

/**
 * The countries that the shop ships to, or all where the owner has set the shipping of a draft order, and the default of
 * forms: the cart's country, else the shop's own, else the first. Its regions are included, so that the form is complete
 * at the first paint.
 */
export function placesOf(settings: StoreSettings, { shippingLocation, draftOrder }: ShoppingCart) {
  const sentTo = draftOrder?.shipsAnywhere ? null : countriesSentTo(offeredZones(settings))
  const countries = listCountries(settings.locale, sentTo ?? undefined)
  const isOffered = (country: string | undefined) => countries.some(({ code }) => code === country)
  const startCountry =
    [shippingLocation?.country, settings.country].find(isOffered) ?? countries[0]?.code ?? settings.country
  return { countries, startCountry, regions: { [startCountry]: regionsOf(startCountry) } }
}
