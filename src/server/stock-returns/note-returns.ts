import { inPieces } from '#server/database/in-pieces.ts'
import { increment, type Tally } from '#server/guard/tally.ts'
import type { ChangeScope } from '#server/scope.ts'
import { MOST_PIECES, type StockReason } from '#shared/stock/schema.ts'
import { sendRestockJob } from './jobs.ts'

/** The pieces of a variant before and after a change; Infinity where they are not counted. */
export interface StockReturn {
  readonly variantId: string
  readonly before: number
  readonly after: number
}

const HOUR = 60 * 60 * 1000

/**
 * Queues the notices of variants that got more pieces, in the transaction that gives them, where people wait for them.
 * Payments that fail do this once an hour for each variant: a person who tries a card that does not work again and again
 * cannot make the shop write to everyone about a single piece. The daily work writes to those who are left.
 */
export async function noteReturns(
  scope: ChangeScope,
  moves: readonly StockReturn[],
  reason: StockReason,
): Promise<void> {
  const raised = new Map(moves.filter(({ before, after }) => after > before).map((move) => [move.variantId, move]))
  for (const piece of inPieces([...raised.keys()])) {
    // One look into the index for each variant, however many people wait for it.
    const waiting = await scope.database
      .selectFrom('variants')
      .select('id')
      .where('website_id', '=', scope.websiteId)
      .where('id', 'in', piece)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('restock_requests as request')
            .select('request.id')
            .where('request.website_id', '=', scope.websiteId)
            .whereRef('request.variant_id', '=', 'variants.id')
            .where('request.sent_at', 'is', null),
        ),
      )
      .execute()
    for (const { id: variantId } of waiting) {
      const { before, after } = raised.get(variantId)!
      const pieces = Math.min(after - before, MOST_PIECES)
      if (reason === 'release' && !(await increment(scope, ofTheHour(variantId, Date.now())))) continue
      await scope.enqueue(sendRestockJob, { variantId, pieces })
    }
  }
}

const ofTheHour = (variantId: string, now: number): Tally => {
  const hour = Math.floor(now / HOUR)
  return { key: `restock ${variantId} ${hour}`, most: 1, expiresAt: (hour + 1) * HOUR }
}
