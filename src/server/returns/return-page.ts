import { listExchangeChoices } from '#server/exchanges/exchange-choices.ts'
import { newToken } from '#server/identifiers.ts'
import { isOrderKey, orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { bundleNames, type PieceRow, pieceRows, wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { offersReturns, returnableOf } from '#shared/returns/rules.ts'
import type { ReturnModel } from '#storefront/screens/return/model.ts'
import { returnScreen } from '#storefront/screens/return/screen.tsx'
import { returnTexts } from '#storefront/screens/return/texts.ts'
import { askReturn } from './open-return.ts'
import { type ReturnForm, readReturnForm } from './return-form.ts'
import { returnPath } from './return-link.ts'
import { returnsOfOrder } from './return-store.ts'

const empty: ReturnForm = { lines: new Map(), bundles: new Set(), mixed: new Set(), note: '' }

/** The page on which the buyer of an order asks for a return. The key of the order's link allows it. */
export function registerReturnPage(services: Services, serve: ServePage): void {
  const { secret } = services

  serve('GET', '/order/:orderId/return', async (page, request) => {
    const order = await orderOf(page, request.params)
    return order ? show(page, order, empty, { step: 'form' }) : showNotFound(page, { isPersonal: true })
  })

  serve('POST', '/order/:orderId/return', async (page, request) => {
    const order = await orderOf(page, request.params)
    if (!order) return showNotFound(page, { isPersonal: true })
    const typed = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const { form, lines, exchanges, problem } = readReturnForm(typed, await rowsOf(page, order))
    const key = typeof typed.form === 'string' ? typed.form.slice(0, 100) : ''
    if (problem !== null) return show(page, order, form, { step: 'form', problem, status: 400 })
    const asked = await changing(services, page.website, null, (scope) =>
      askReturn(scope, {
        ...{ orderId: order.id, key: `page:${key || newToken()}`, lines, note: form.note },
        exchanges: new Map([...exchanges].filter(([, variantId]) => variantId !== '')),
      }),
    )
    if (asked.ok) return show(page, order, form, { step: 'done' })
    const { failure } = asked
    return show(page, order, form, { step: 'form', problem: sentenceOf(failure), status: statusOf[failure.code] })
  })

  async function orderOf({ website, query }: PageRequest, parameters: unknown): Promise<Order | null> {
    const { orderId } = parameters as { orderId: string }
    const isAllowed = isOrderKey(secret, website.id, orderId, query.get('key') ?? '')
    return isAllowed ? readOrder(reading(services, website), orderId) : null
  }

  /** All lines of the order, so that a return of what can't come back is refused with its reason. */
  async function rowsOf({ website }: PageRequest, order: Order): Promise<PieceRow<OrderLine>[]> {
    const returnable = returnableOf(order, await returnsOfOrder(reading(services, website), order.id))
    const most = new Map(returnable.map(({ line, quantity }) => [line.id, quantity]))
    return pieceRows(order.lines.map((line) => ({ line, most: most.get(line.id) ?? 0 })))
  }

  async function show(page: PageRequest, order: Order, typed: ReturnForm, shown: Shown): Promise<RenderedPage> {
    const { website } = page
    const returnable = (await rowsOf(page, order)).filter(({ most }) => most > 0)
    const isOpen = offersReturns(order, website.settings, Date.now()) && returnable.length > 0
    const names = bundleNames(order.lines)
    const step = shown.step === 'form' && !isOpen ? 'over' : shown.step
    const choices =
      step === 'form' && website.settings.returns.exchanges
        ? await listExchangeChoices(
            reading(services, website),
            returnable.map(({ line }) => line.productId),
          )
        : []
    const rendered = renderPage({
      site: await siteOf(page),
      head: {
        pageType: pageTypes.page,
        title: returnTexts.title,
        description: '',
        path: `/order/${order.id}/return`,
        canonicalPath: null,
      },
      screen: returnScreen,
      model: {
        step,
        orderNumber: formatOrderNumber(order.number),
        orderHref: orderPath(secret, website.id, order.id),
        lines: returnable.map(({ id, bundle, line, most }) => ({
          id,
          title: line.title,
          options: Object.values(line.attributes).join(', '),
          bundle: bundle && {
            ...{ id: bundle.id, title: names.get(bundle.id)!, count: leftOfBundle(order, returnable, bundle.id) },
            ...{ isWhole: typed.bundles.has(bundle.id), isMixed: typed.mixed.has(bundle.id) },
          },
          most,
          quantity: Math.min(most, typed.lines.get(id)?.quantity ?? 0),
          reason: typed.lines.get(id)?.reason ?? null,
          exchange: typed.lines.get(id)?.exchange ?? '',
          choices: choicesFor(line, choices, website),
        })),
        note: typed.note,
        problem: step === 'form' ? (shown.problem ?? null) : null,
        action: returnPath(secret, website.id, order.id),
        formKey: newToken(),
        sendsEmails: website.canSendEmail,
      },
      files: page.files,
      isPersonal: true,
      ...(shown.status !== undefined && { status: shown.status }),
    })
    // The URL contains the key of the order: it must never be sent in a Referer.
    return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
  }
}

/** How many whole bundles can come back; null where some of their items cannot. */
function leftOfBundle({ lines }: Order, rows: readonly PieceRow<OrderLine>[], bundleId: string): number | null {
  const own = rows.filter(({ bundle }) => bundle?.id === bundleId)
  return wholeBundles(
    lines.filter(({ bundle }) => bundle?.id === bundleId),
    new Map(own.flatMap(({ sources }) => sources.map(({ line, most }) => [line.id, most]))),
  )
}

/** What a line can be exchanged for: variants of its product first. Prices are in the currency of the visitor. */
function choicesFor(
  { productId }: OrderLine,
  variants: readonly CartVariant[],
  { settings }: PageRequest['website'],
): ReturnModel['lines'][number]['choices'] {
  const shown = variants.map((variant) => ({
    id: variant.variantId,
    isSameProduct: variant.productId === productId,
    label: returnTexts.choice(
      namedVariant(variant),
      formatMoney(unitPriceCents(variant), settings.currency, moneyFormatOf(settings)),
    ),
  }))
  return [...shown.filter((one) => one.isSameProduct), ...shown.filter((one) => !one.isSameProduct)]
}

interface Shown extends Partial<Pick<ReturnModel, 'problem'>> {
  readonly step: ReturnModel['step']
  readonly status?: number
}
