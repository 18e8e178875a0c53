import type { FastifyRequest } from 'fastify'
import { isSameOrigin } from '#server/http/csrf.ts'
import type { Sender, SentByPage } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShopStep } from '#shared/analytics/actions.ts'
import { readCensus, type SentPage } from '#shared/analytics/census.ts'
import { viewedPath } from '#shared/analytics/rules.ts'
import { shortLine } from '#shared/analytics/short-line.ts'
import { recordEvent } from './goals-reached.ts'
import { type Visitor, visitorOf } from './visitor-of.ts'

type Needed = Pick<Services, 'analytics' | 'gates'>

/**
 * Records what a page reports with one of the calls of `/api/census`, under the same rules as its views.
 * @param text stands for the text of the actions, where the call has it in its path
 * @returns false for what no page of this site sends
 */
export async function recordCensus(
  services: Needed,
  request: SentByPage,
  website: Website,
  name: keyof typeof readCensus,
  text?: string,
): Promise<boolean> {
  const sent = isSameOrigin(request) ? readCensus[name](request.body) : null
  const page = sent && pageOf(sent.page, request, website)
  if (!sent || page === null) return false
  const visitor = await visitorOf(services, request, website)
  if (!visitor) return true
  const { analytics } = services
  for (const action of sent.actions)
    recordEvent(analytics, website.goals, {
      ...{ kind: 'action', ...visitor.seen, action: action.kind, text: text ?? shortLine(action.text) },
      detail: action.isOfPage ? page : shortLine(action.detail),
    })
  if (name === 'RecordQuickView') analytics.record({ kind: 'step', ...visitor.seen, step: 'viewed' })
  return true
}

/**
 * The page that sends something; null when nothing names it, for pages that are not counted, and for those of another
 * site.
 */
export function pageOf({ url, websiteId }: SentPage, request: Sender, website: Website): string | null {
  if (websiteId && websiteId !== website.id) return null
  const address = url || request.headers.referer
  return address ? viewedPath(address, request.host) : null
}

/**
 * Records a step on the way to an order that the server sees itself.
 * @param productId of what was put into the cart
 */
export async function recordStep(
  services: Needed,
  request: FastifyRequest,
  website: Website,
  step: ShopStep,
  productId?: string,
): Promise<void> {
  const visitor = await visitorOrNone(services, request, website)
  if (!visitor) return
  recordEvent(services.analytics, website.goals, { kind: 'step', ...visitor.seen, step })
  if (productId !== undefined)
    services.analytics.record({ kind: 'action', ...visitor.seen, action: 'product-added', text: productId, detail: '' })
}

/** Counts what someone searched for, and whether something was found; of the searcher nothing is kept. */
export async function recordSearch(
  services: Needed,
  request: FastifyRequest,
  website: Website,
  { text, isFound }: { readonly text: string; readonly isFound: boolean },
): Promise<void> {
  const words = shortLine(text.toLowerCase().replace(/\s+/g, ' '))
  const visitor = words === '' ? null : await visitorOrNone(services, request, website)
  if (!visitor) return
  const action = isFound ? 'search-found' : 'search-missed'
  services.analytics.record({ kind: 'action', ...visitor.seen, visitor: 0, action, text: words, detail: '' })
}

/** Someone who buys or searches notices nothing when the numbers cannot be written. */
const visitorOrNone = (services: Needed, request: FastifyRequest, website: Website): Promise<Visitor | null> =>
  visitorOf(services, request, website).catch((error: unknown) => {
    request.log.warn({ err: error }, 'what a visitor did was not counted')
    return null
  })
