import type { KeyObject } from 'node:crypto'
import { downloadPath } from '#server/downloads/download-link.ts'
import { owedPath } from '#server/orders/order-link.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import { purchaseOf } from '#server/pixels/purchase-of.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { withdrawalHref } from '#server/withdrawals/withdrawal-href.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { answersOfBuyer } from '#shared/cart/entry-answers.ts'
import { downloadState } from '#shared/downloads/rules.ts'
import { moneyFormatOf } from '#shared/money/format.ts'
import { analyticsOrderOf } from '#shared/orders/analytics-order.ts'
import { groupByBundle, partsOfGroup } from '#shared/orders/bundled-lines.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { exchangedOf } from '#shared/orders/refunds.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { isDonationOnly } from '#shared/products/donations/rules.ts'
import { namedVariant } from '#shared/products/variants.ts'
import type { OrderModel, VisibleRefund } from '#storefront/screens/order/model.ts'
import { orderScreen } from '#storefront/screens/order/screen.tsx'
import { orderPageTexts } from '#storefront/screens/order/texts.ts'
import { owedMethods } from './order-edits/owed-methods.ts'

/** How long after the purchase the page thanks the buyer, in milliseconds; later it shows the order's status. */
const JUST_NOW = 30 * 60 * 1000

/** An order's page for its signed link. */
export async function showOrder(
  page: PageRequest,
  order: Order,
  {
    secret,
    providers,
    cartOf,
    ...shownWith
  }: {
    readonly secret: KeyObject
    readonly providers: PaymentProviders
    /** Reads the id of the cart that the order was bought from. */
    readonly cartOf: () => Promise<string | null>
  } & Pick<
    OrderModel,
    'subscriptions' | 'sendsEmails' | 'again' | 'invoices' | 'giftCardLinks' | 'returns' | 'returnHref'
  >,
): Promise<RenderedPage> {
  const { settings } = page.website
  const isJustPlaced = page.query.has('confirmed') && Date.now() - order.placedAt < JUST_NOW
  const { events: _, tags: __, downloads, refunds, lines: orderLines, ...facts } = order
  const shown = { ...facts, lines: orderLines.map((line) => ({ ...line, answers: answersOfBuyer(line.answers) })) }
  const now = Date.now()
  const site = await siteOf(page)
  const lines = (address: Address | null) =>
    address ? addressLines(address, { locale: settings.locale, from: settings.country, regions }) : []
  return renderPage({
    site,
    head: {
      pageType: isJustPlaced ? typeOfPlaced(order, shownWith.subscriptions.length > 0) : pageTypes.orderStatus,
      title: orderPageTexts.title(formatOrderNumber(order.number)),
      description: '',
      path: `/order/${order.id}`,
      canonicalPath: null,
    },
    screen: orderScreen,
    model: {
      order: shown,
      moneyFormat: moneyFormatOf(settings),
      timeZone: settings.timeZone,
      isJustPlaced,
      ...(isJustPlaced && {
        analytics: analyticsOrderOf(order, { websiteId: page.website.id, cartId: await cartOf() }),
      }),
      ...(isJustPlaced &&
        site.pixels &&
        !order.testMode && { purchase: { pixels: site.pixels, event: purchaseOf(order) } }),
      shippingLines: lines(order.shippingAddress),
      billingLines: lines(order.billingAddress),
      refunds: refunds.filter(isVisible).map((one) => visibleRefund(one, orderLines)),
      exchangedCents: exchangedOf(order),
      downloads: downloads.map((one) => ({
        id: one.id,
        filename: one.filename,
        bytes: one.bytes,
        state: downloadState(one, order, now),
        left: Math.max(0, one.allowed - one.used),
        expiresAt: one.expiresAt,
        href: downloadPath(secret, page.website.id, order.id, one.id),
      })),
      bankTransferInstructions: settings.bankTransferInstructions,
      pickupInstructions: settings.pickupInstructions,
      locale: settings.locale,
      shopHref: await shopHref(page),
      payHref:
        dueNowOf(order) > 0 && owedMethods(page, providers, order).length > 0
          ? owedPath(secret, page.website.id, order.id)
          : null,
      withdrawalHref: withdrawalHref(secret, page.website, order),
      ...shownWith,
    },
    files: page.files,
    isPersonal: true,
  })
}

/** An order whose money is still awaited was received, but is not confirmed by a payment. */
function typeOfPlaced({ paymentState, lines }: Pick<Order, 'paymentState' | 'lines'>, hasSubscriptions: boolean) {
  if (paymentState === 'awaiting') return pageTypes.orderReceived
  if (isDonationOnly(lines)) return pageTypes.contributionConfirmed
  return hasSubscriptions ? pageTypes.subscriptionConfirmed : pageTypes.orderConfirmed
}

/** Refunds of which money has moved, or is on its way; and exchanges of which a fee was kept. */
const isVisible = ({ state, cents, exchangedCents, feeCents = 0 }: OrderRefund): boolean =>
  (state === 'done' || state === 'pending') && (cents > exchangedCents || feeCents > 0)

function visibleRefund(refund: OrderRefund, lines: readonly OrderLine[]): VisibleRefund {
  const pieces = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const refunded = lines.filter(({ id }) => pieces.has(id)).map((line) => ({ ...line, quantity: pieces.get(line.id)! }))
  const items = groupByBundle(refunded).map(({ bundle, lines: some }) => {
    const words = partsOfGroup(some).map((part) => orderPageTexts.refundOf(namedVariant(part), part.quantity))
    if (!bundle) return words.join(', ')
    const whole = wholeBundles(
      lines.filter((line) => line.bundle?.id === bundle.id),
      pieces,
    )
    return whole === null
      ? orderPageTexts.partsOf(bundle.title, words.join(', '))
      : orderPageTexts.refundOf(bundle.title, whole)
  })
  return {
    id: refund.id,
    at: refund.at,
    cents: refund.cents - refund.exchangedCents,
    feeCents: refund.feeCents,
    isPending: refund.state === 'pending',
    items: [
      ...items,
      ...(refund.shippingCents > 0 ? [orderPageTexts.refundOfShipping] : []),
      ...(refund.isOfEdit ? [orderPageTexts.refundOfEdit] : []),
    ],
  }
}
