import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { Website } from '#server/websites/website.ts'

/** Undoes the last action of a website. */
export async function undoLast(app: TestApp, website: Website, owner: Browser) {
  const { id } = await app.services.database
    .selectFrom('change_batches')
    .select('id')
    .where('website_id', '=', website.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return undo(owner, id)
}
