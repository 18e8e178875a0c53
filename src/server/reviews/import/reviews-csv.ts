import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'

const BATCH = 500

/** The reviews as CSV, oldest first, in a format that an import reads. */
export function sendReviewsCsv(scope: Scope, website: Website, reply: FastifyReply): FastifyReply {
  return sendCsv(reply, `${website.slug}-reviews.csv`, rowsOf(scope))
}

/** The end of a batch. */
interface Place {
  readonly created_at: number
  readonly id: string
}

async function* rowsOf({ database, websiteId }: Scope): AsyncGenerator<string[]> {
  yield [
    'Product handle',
    'Product',
    'Rating',
    'Title',
    'Body',
    'Author',
    'Email',
    'Date',
    'Reply',
    'Reply date',
    'State',
  ]
  for (let after: Place | null = null; ; ) {
    const from = after as Place | null
    const rows = await database
      .selectFrom('reviews as review')
      .innerJoin('products as product', (join) =>
        join.onRef('product.website_id', '=', 'review.website_id').onRef('product.id', '=', 'review.product_id'),
      )
      .selectAll('review')
      .select(['product.url_id', 'product.title as product_title'])
      .where('review.website_id', '=', websiteId)
      .where('review.deleted_at', 'is', null)
      .$if(from !== null, (some) =>
        some.where((where) =>
          where(where.refTuple('review.created_at', 'review.id'), '>', where.tuple(from!.created_at, from!.id)),
        ),
      )
      .orderBy('review.created_at')
      .orderBy('review.id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const day = (time: number | null) => (time === null ? '' : new Date(time).toISOString())
      yield [
        ...[row.url_id, row.product_title, String(row.rating), row.title, row.body, row.name, row.email],
        ...[day(row.created_at), row.reply, day(row.replied_at), row.state],
      ]
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!
  }
}
