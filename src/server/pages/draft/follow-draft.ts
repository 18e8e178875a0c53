import type { ChangeScope, Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import type { DraftNews, followDraftCall } from '#shared/pages/draft/api.ts'
import { draftOperations } from '../documents.ts'

/** How long an editor counts as present after its last call; an open one calls every 15 seconds at least. */
const THERE_MILLISECONDS = 40_000

/** How old the record of an editor gets before it is written again: calls come every two seconds. */
const WRITTEN_MILLISECONDS = 8_000

/** The most steps in one answer; who has missed more reads the whole draft. */
const MOST_STEPS = 200

interface Follower {
  readonly userId: string
  readonly name: string
}

/**
 * What has happened to a draft since its editor knew it, and who else is editing the page; null when there is no such
 * page.
 * @param after the number of steps that the editor knows
 */
export async function followDraft(
  scope: ChangeScope,
  pageId: string,
  follower: Follower,
  { after, isLeaving, blockId }: BodyOf<typeof followDraftCall>,
): Promise<DraftNews | null> {
  const { database, websiteId } = scope
  const page = await database
    .selectFrom('pages')
    .leftJoin('page_drafts', (join) =>
      join.onRef('page_drafts.website_id', '=', 'pages.website_id').onRef('page_drafts.page_id', '=', 'pages.id'),
    )
    .select(['pages.updated_at', 'page_drafts.sequence'])
    .where('pages.website_id', '=', websiteId)
    .where('pages.id', '=', pageId)
    .executeTakeFirst()
  if (!page) return null
  const sequence = page.sequence ?? 0
  const editors = await present(scope, pageId, { ...follower, blockId }, isLeaving)
  const steps = sequence > after ? await stepsAfter(scope, pageId, after) : []
  return { sequence, updatedAt: page.updated_at, steps, editors }
}

async function stepsAfter({ database, websiteId }: Scope, pageId: string, after: number): Promise<DraftNews['steps']> {
  const rows = await database
    .selectFrom('page_draft_steps')
    .select(['sequence', 'id', 'label', 'undoes', 'operations', 'user_id'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(MOST_STEPS)
    .execute()
  return rows.map(({ operations, user_id, ...step }) => ({
    ...step,
    userId: user_id,
    operations: draftOperations.read(operations),
  }))
}

/** The others who are editing a page, and what they selected; the one who asks is recorded as one of them. */
async function present(
  { database, websiteId }: ChangeScope,
  pageId: string,
  { userId, name, blockId }: Follower & { readonly blockId: string | null },
  isLeaving: boolean,
): Promise<DraftNews['editors']> {
  const now = Date.now()
  const known = await database
    .selectFrom('page_editors')
    .select(['user_id', 'name', 'block_id', 'seen_at'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute()
  const own = known.find(({ user_id }) => user_id === userId)
  if (isLeaving || known.some(({ seen_at }) => seen_at < now - THERE_MILLISECONDS)) {
    await database
      .deleteFrom('page_editors')
      .where('website_id', '=', websiteId)
      .where('page_id', '=', pageId)
      .where(({ or, eb }) =>
        or([eb('seen_at', '<', now - THERE_MILLISECONDS), ...(isLeaving ? [eb('user_id', '=', userId)] : [])]),
      )
      .execute()
  }
  const isOutdated = !own || own.seen_at < now - WRITTEN_MILLISECONDS || own.block_id !== blockId
  if (!isLeaving && isOutdated) {
    const seen = { name, block_id: blockId, seen_at: now }
    await database
      .insertInto('page_editors')
      .values({ website_id: websiteId, page_id: pageId, user_id: userId, ...seen })
      .onConflict((conflict) => conflict.columns(['website_id', 'page_id', 'user_id']).doUpdateSet(seen))
      .execute()
  }
  return known
    .filter(({ user_id, seen_at }) => user_id !== userId && seen_at >= now - THERE_MILLISECONDS)
    .map((one) => ({ userId: one.user_id, name: one.name, blockId: one.block_id }))
}
