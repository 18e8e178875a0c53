import type { BodyOf, ReplyOf } from '#shared/http/contract.ts'
import { type changeOrdersCall, MOST_AT_ONCE } from '#shared/orders/change-api.ts'

type Body = BodyOf<typeof changeOrdersCall>
type Outcome = ReplyOf<typeof changeOrdersCall>

/** The same change in bodies that the server accepts. */
export function inBatches(body: Body): Body[] {
  if (body.action === 'undo-fulfil') return pieces(body.fulfilments).map((fulfilments) => ({ ...body, fulfilments }))
  return pieces(body.orderIds).map((orderIds) => ({ ...body, orderIds }))
}

/**
 * Changes any number of orders, batch by batch. When one fails, earlier ones are done: `failure` says why the others
 * are not.
 */
export async function changeInBatches(
  body: Body,
  change: (batch: Body) => Promise<Outcome>,
): Promise<Outcome & { readonly failure: unknown }> {
  const outcome: Outcome = { changed: [], fulfilments: [] }
  for (const batch of inBatches(body)) {
    try {
      const { changed, fulfilments } = await change(batch)
      outcome.changed.push(...changed)
      outcome.fulfilments.push(...fulfilments)
    } catch (failure) {
      return { ...outcome, failure }
    }
  }
  return { ...outcome, failure: null }
}

function pieces<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_AT_ONCE)
  return Array.from({ length: count }, (_, index) => items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE))
}
