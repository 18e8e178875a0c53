import { engineOf } from '#server/database/engine.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { indexPage } from '../index-page.ts'
import type { indexSharedSectionJob } from '../jobs.ts'
import { readPages } from '../page-store.ts'
import { idsOfPagesWith } from './shared-section-store.ts'

const AT_ONCE = 50

/** Goes through the pages that show a shared section, by id; only changed words are written. It is safe to begin again. */
export function indexSharedSectionHandler(services: Services): JobHandler<typeof indexSharedSectionJob> {
  return async (job) => {
    const { sharedId } = job.payload
    const website = { id: job.websiteId }
    let after = ''
    for (;;) {
      const ids = await idsOfPagesWith(reading(services, website), sharedId, 'page', { after, limit: AT_ONCE })
      if (ids.length === 0) return
      await changing(services, website, null, async (scope) => {
        for (const page of (await lockedPages(scope, ids)).values()) await indexPage(scope, page)
      })
      after = ids.at(-1)!
      if (job.stopping()) throw new Error('The process ends; the index is brought up to date by the next one.')
    }
  }
}

/** Pages that no one else saves until the end of the transaction. */
async function lockedPages(scope: ChangeScope, ids: readonly string[]) {
  const { database, websiteId } = scope
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  if (engineOf(database) === 'postgres')
    await database
      .selectFrom('pages')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
  return readPages(scope, ids)
}
