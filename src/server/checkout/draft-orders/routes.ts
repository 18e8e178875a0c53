import { ownerChange } from '#server/changes/owner-change.ts'
import {
  deleteDraft,
  insertDraft,
  listDrafts,
  readDraft,
  replaceDraft,
  setDraftLink,
} from '#server/draft-orders/draft-store.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import * as api from '#shared/draft-orders/api.ts'
import type { DraftOrder } from '#shared/draft-orders/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { payByHand } from './pay-by-hand.ts'
import { paymentLinkPath } from './payment-link.ts'
import { priceDraft, problemOfDraft } from './price-draft.ts'
import { drawLinkEmail } from './send-link.ts'

/** The owner's calls on draft orders. */
export function draftOrderRoutes(services: Services): void {
  const { serve, env, secret } = services

  serve(api.listDraftOrdersCall, async ({ website, query }) =>
    succeed(await listDrafts(reading(services, website), query)),
  )

  serve(api.getDraftOrderCall, async ({ website, parameters: { draftId } }) => {
    const draft = await opened(website, draftId)
    return draft ? succeed({ draft }) : fail('draft-order-not-found')
  })

  serve(api.priceDraftOrderCall, async ({ website, body: { content } }) => {
    const priced = await priceDraft(reading(services, website), content)
    return priced.ok ? succeed({ cart: priced.value.cart }) : priced
  })

  serve(api.createDraftOrderCall, async (call) => {
    const { website, body } = call
    const priced = await priceDraft(reading(services, website), body.content)
    if (!priced.ok) return priced
    return ownerChange(
      services,
      call,
      async (scope) => succeed(await insertDraft(scope, body.content, totalsOf(priced.value.cart))),
      async (draftId) => ({ draft: (await opened(website, draftId))! }),
    )
  })

  serve(api.updateDraftOrderCall, async (call) => {
    const { website, body, parameters } = call
    const scope = reading(services, website)
    const draft = await readDraft(scope, parameters.draftId)
    if (!draft) return fail('draft-order-not-found')
    if (draft.order) return fail('draft-order-closed')
    const priced = await priceDraft(scope, body.content)
    if (!priced.ok) return priced
    const changed = { id: draft.id, revision: body.revision }
    return ownerChange(
      services,
      call,
      async (change) =>
        (await replaceDraft(change, changed, body.content, totalsOf(priced.value.cart)))
          ? succeed(undefined)
          : fail('draft-order-stale'),
      async () => ({ draft: (await opened(website, draft.id))! }),
    )
  })

  serve(api.deleteDraftOrderCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope) =>
        (await deleteDraft(scope, call.parameters.draftId)) ? succeed(undefined) : fail('draft-order-not-found'),
      () => ({}),
    ),
  )

  serve(api.linkDraftOrderCall, async (call) => {
    const { website, request, body, parameters } = call
    const scope = reading(services, website)
    const draft = await readDraft(scope, parameters.draftId)
    if (!draft) return fail('draft-order-not-found')
    if (draft.order) return fail('draft-order-closed')
    if (draft.content.lines.length === 0) return fail('draft-order-empty')
    if (body.sendEmail && draft.content.email === '') return fail('draft-order-email')
    const priced = await priceDraft(scope, draft.content, draft)
    const problem = priced.ok ? problemOfDraft(priced.value.cart) : ''
    if (!priced.ok || problem !== null) return fail('draft-order-unavailable', { reason: problem ?? '' })
    const origin = originOf(env, website, request)
    const url = `${origin}${paymentLinkPath(secret, website.id, draft)}`
    const expiresAt = Date.now() + draft.content.validDays * DAY_MILLISECONDS
    const facts = { draft, cart: priced.value.cart, origin, url, expiresAt }
    const email = body.sendEmail ? await drawLinkEmail(website, facts) : null
    return ownerChange(
      services,
      call,
      async (change) => {
        if (!(await setDraftLink(change, draft.id, expiresAt))) return fail('draft-order-closed')
        if (email) await writeEmail(env, change, email)
        return succeed(undefined)
      },
      async () => ({ draft: (await opened(website, draft.id))!, url }),
    )
  })

  serve(api.withdrawDraftLinkCall, async (call) => {
    const { website, parameters } = call
    if (!(await readDraft(reading(services, website), parameters.draftId))) return fail('draft-order-not-found')
    return ownerChange(
      services,
      call,
      async (change) =>
        (await setDraftLink(change, parameters.draftId, null)) ? succeed(undefined) : fail('draft-order-closed'),
      async () => ({ draft: (await opened(website, parameters.draftId))! }),
    )
  })

  serve(api.payDraftOrderCall, async ({ website, staff, request, body, parameters: { draftId } }) => {
    const origin = originOf(env, website, request)
    const paid = await payByHand(services, { ...body, website, staff, draftId, origin })
    return paid.ok ? succeed({ draft: (await opened(website, draftId))! }) : paid
  })

  /** A draft order as its page opens it. */
  async function opened(website: Website, draftId: string): Promise<DraftOrder | null> {
    const draft = await readDraft(reading(services, website), draftId)
    if (!draft) return null
    const { linkNumber: _, ...shown } = draft
    return shown
  }
}

const totalsOf = ({ grandTotalCents, totalQuantity }: ShoppingCart) => ({ totalCents: grandTotalCents, totalQuantity })
