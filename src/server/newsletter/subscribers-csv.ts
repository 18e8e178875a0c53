import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { SegmentFilter } from '#shared/newsletter/schema.ts'
import { subscribersOf } from './list-subscribers.ts'

const BATCH = 500

/** Subscribers of a segment as CSV, oldest first, in a format that an import reads. */
export function sendSubscribersCsv(
  scope: Scope,
  website: Website,
  filter: SegmentFilter,
  reply: FastifyReply,
): FastifyReply {
  return sendCsv(reply, `${website.slug}-subscribers.csv`, rowsOf(scope, filter, website.settings.timeZone))
}

/** The end of a batch. */
interface Place {
  readonly created_at: number
  readonly id: string
}

async function* rowsOf(scope: Scope, filter: SegmentFilter, timeZone: string): AsyncGenerator<string[]> {
  yield ['Email', 'Name', 'Status', 'List', 'Source', 'Language', 'Since', 'Confirmed at', 'Unsubscribed at']
  const lists = await scope.database
    .selectFrom('newsletter_lists')
    .select(['id', 'name'])
    .where('website_id', '=', scope.websiteId)
    .execute()
  const names = new Map(lists.map((list) => [list.id, list.name]))
  for (let after: Place | null = null; ; ) {
    const from = after as Place | null
    const rows = await subscribersOf(scope, filter, timeZone)
      .selectAll()
      .$if(from !== null, (some) =>
        some.where((where) => where(where.refTuple('created_at', 'id'), '>', where.tuple(from!.created_at, from!.id))),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const times = [row.created_at, row.confirmed_at, row.unsubscribed_at]
      yield [
        row.email,
        row.name,
        row.state,
        names.get(row.list_id) ?? '',
        row.source,
        row.language,
        ...times.map((time) => (time === null ? '' : new Date(time).toISOString())),
      ]
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!
  }
}
