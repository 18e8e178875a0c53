import { countTry } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import { newToken } from '#server/identifiers.ts'
import { isOrderKey } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { findPage } from '#server/pages/find-page.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { formatDate } from '#shared/dates/format.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import { fail } from '#shared/http/failure.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { exemptItems } from '#shared/withdrawals/exempt-items.ts'
import { withdrawalPath } from '#shared/withdrawals/paths.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import { type WithdrawalStatement, withdrawalStatementSchema } from '#shared/withdrawals/schema.ts'
import type { WithdrawalModel } from '#storefront/screens/withdrawal/model.ts'
import { withdrawalScreen } from '#storefront/screens/withdrawal/screen.tsx'
import { withdrawalTexts } from '#storefront/screens/withdrawal/texts.ts'
import { drawReceipt, receiveWithdrawal } from './receive-withdrawal.ts'

/** Statements of one network in a quarter of an hour. */
const MOST_OF_NETWORK = 10

const empty: WithdrawalStatement = { name: '', orderNumber: '', email: '', items: '' }

/**
 * The withdrawal function: a form, a second step that confirms it, and the acknowledgement. It answers the same whether
 * an order or an email address is known or not.
 */
export function registerWithdrawalPage(services: Services, serve: ServePage): void {
  const { secret, env } = services

  serve('GET', withdrawalPath, async (page) => {
    // Where the function is off, the address is free: a page of the website may have it.
    if (!offersWithdrawal(page.website.settings)) return findPage(page)
    return show(page, { step: 'form', ...(await filledByLink(page)) })
  })

  serve('POST', withdrawalPath, async (page, request) => {
    if (!offersWithdrawal(page.website.settings)) return showNotFound(page, { isPersonal: true })
    const typed = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const parsed = withdrawalStatementSchema.safeParse({ ...empty, ...typed })
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path }) => path[0] as keyof WithdrawalStatement)
      return show(page, { step: 'form', statement: asTyped(typed), errors, status: 400 })
    }
    const statement = parsed.data
    const { step, key: sentKey } = typed
    const key = typeof sentKey === 'string' && sentKey !== '' ? sentKey : newToken()
    if (step === 'change') return show(page, { step: 'form', statement })
    if (step !== 'confirm') return show(page, { step: 'check', statement, formKey: key })
    const received = await receive(page, request.ip, key, statement)
    return received.ok
      ? show(page, { step: 'done', statement, receivedAt: received.value })
      : show(page, {
          step: 'check',
          statement,
          formKey: key,
          problem: sentenceOf(received.failure),
          status: statusOf[received.failure.code],
        })
  })

  async function receive(page: PageRequest, address: string, key: string, statement: WithdrawalStatement) {
    const { website, origin } = page
    const now = Date.now()
    const sender = ['withdrawals', website.id, networkOf(address)].join(' ')
    if (!(await countTry(services.database, sender, MOST_OF_NETWORK, now)).ok) return fail('withdrawals-full')
    const receiving = { env, website, origin, key, now }
    const drawn = await drawReceipt(receiving, statement)
    return changing(services, website, null, (scope) => receiveWithdrawal(scope, receiving, statement, drawn))
  }

  /** What the link of an order's page fills in: its key opens the order, so that it reveals nothing new. */
  async function filledByLink({
    website,
    query,
  }: PageRequest): Promise<Pick<WithdrawalModel, 'statement' | 'exemptItems'>> {
    const orderId = query.get('order') ?? ''
    const isAllowed = isOrderKey(secret, website.id, orderId, query.get('key') ?? '')
    const order = isAllowed ? await readOrder(reading(services, website), orderId) : null
    if (!order) return { statement: empty, exemptItems: [] }
    const statement = { name: buyerName(order), orderNumber: formatOrderNumber(order.number), email: order.email }
    return { statement: { ...statement, items: '' }, exemptItems: exemptItems(order) }
  }
}

interface Shown extends Partial<Omit<WithdrawalModel, 'receivedAt'>> {
  readonly step: WithdrawalModel['step']
  readonly statement: WithdrawalStatement
  /** In milliseconds since 1970. */
  readonly receivedAt?: number
  readonly status?: number
}

async function show(page: PageRequest, { receivedAt, status, ...model }: Shown): Promise<RenderedPage> {
  const { settings, title, canSendEmail } = page.website
  const shown = renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: withdrawalTexts.title,
      description: '',
      path: withdrawalPath,
      canonicalPath: null,
    },
    screen: withdrawalScreen,
    model: {
      errors: [],
      exemptItems: [],
      problem: null,
      formKey: '',
      action: withdrawalPath,
      ...model,
      siteTitle: title,
      sendsEmails: canSendEmail,
      receivedAt: receivedAt === undefined ? '' : formatDate(receivedAt, settings, 'moment'),
    },
    files: page.files,
    isPersonal: true,
    ...(status !== undefined && { status }),
  })
  // The URL may contain the key of an order: it must never be sent in a Referer.
  return { ...shown, headers: { ...shown.headers, 'referrer-policy': 'no-referrer' } }
}

/** What was typed, as far as the fields take it. */
function asTyped(typed: Readonly<Record<string, unknown>>): WithdrawalStatement {
  const text = (name: keyof WithdrawalStatement, most: number) => String(typed[name] ?? '').slice(0, most)
  return {
    name: text('name', 100),
    orderNumber: text('orderNumber', 40),
    email: text('email', 256),
    items: text('items', 300),
  }
}
