import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'

const BATCH = 500

/** All redirects as CSV, oldest first, in a format that an import reads; other services read the first two columns. */
export function sendRedirectsCsv(scope: Scope, slug: string, reply: FastifyReply): FastifyReply {
  return sendCsv(reply, `${slug}-redirects.csv`, rowsOf(scope))
}

async function* rowsOf({ database, websiteId }: Scope): AsyncGenerator<string[]> {
  yield ['Redirect from', 'Redirect to', 'Everything below']
  for (let after = ''; ; ) {
    const rows = await database
      .selectFrom('redirects')
      .select(['id', 'from_path', 'target', 'covers_below'])
      .where('website_id', '=', websiteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) yield [row.from_path, row.target, row.covers_below === 1 ? 'yes' : '']
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
