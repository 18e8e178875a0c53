import type { ChangeScope, Scope } from '#server/scope.ts'
import { saveUses } from '#server/uses/save-uses.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { STEPS_TO_UNDO } from '#shared/pages/draft/api.ts'
import { isSame, type Step } from '#shared/pages/draft/steps.ts'
import { sharedIdsOf } from '#shared/pages/shared-sections/shared-content.ts'
import { draftOperations, pageContent } from '../documents.ts'
import { indexSections } from '../sections/index-sections.ts'

/** How many steps of a page are kept; older ones cannot be undone any more. */
export const STEPS_KEPT = 1_000

const MOST_LETTERS = 2_000_000

/** A page as its editor has it. */
export interface Draft {
  readonly content: PageContent
  /** The number of steps that it has taken. */
  readonly sequence: number
}

/** The draft of a page; null before its first change. */
export async function readDraft({ database, websiteId }: Scope, pageId: string): Promise<Draft | null> {
  const row = await database
    .selectFrom('page_drafts')
    .select(['content', 'sequence'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  return row ? { content: pageContent.read(row.content), sequence: row.sequence } : null
}

/** The last steps of a user on a page, oldest first. */
export async function readStepsOf({ database, websiteId }: Scope, pageId: string, userId: string): Promise<Step[]> {
  const rows = await database
    .selectFrom('page_draft_steps')
    .select(['id', 'label', 'undoes', 'operations'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(STEPS_TO_UNDO)
    .execute()
  // Steps of long texts are long: the newest that fit into an answer.
  let size = 0
  return rows
    .filter(({ operations }) => {
      size += operations.length
      return size <= MOST_LETTERS
    })
    .toReversed()
    .map(({ id, label, undoes, operations }) => ({ id, label, undoes, operations: draftOperations.read(operations) }))
}

/** The ids of those steps that the draft has already. */
export async function knownSteps(
  { database, websiteId }: Scope,
  pageId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('page_draft_steps')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Stores a draft after steps, which follow its sequence.
 * @param before the draft as it was read; null when there was none
 * @returns the new sequence; null when someone else has changed the draft since it was read
 */
export async function storeDraft(
  scope: ChangeScope,
  pageId: string,
  before: Draft | null,
  after: {
    readonly content: PageContent
    readonly steps: readonly Step[]
    /** What is published of the page. */
    readonly published: PageContent
  },
): Promise<number | null> {
  const known = before?.sequence ?? 0
  const sequence = known + after.steps.length
  const now = Date.now()
  const key = { website_id: scope.websiteId, page_id: pageId }
  const has_changes = Number(!isSame(after.content, after.published))
  const content = { sequence, content: pageContent.write(after.content), has_changes, updated_at: now }
  const isStored = before ? await changeRow(scope, key, known, content) : await addRow(scope, { ...key, ...content })
  if (!isStored) return null
  await saveUses(scope, 'page-draft', [
    { id: pageId, formIds: [], sharedIds: sharedIdsOf(after.content), text: content.content },
  ])
  await indexSections(scope, pageId, after.content)
  for (const [index, { id, label, undoes, operations }] of after.steps.entries()) {
    await scope.database
      .insertInto('page_draft_steps')
      .values({
        ...key,
        ...{ sequence: known + index + 1, id, user_id: scope.userId, label, undoes },
        ...{ operations: draftOperations.write(operations), created_at: now },
      })
      .execute()
  }
  await forgetOldSteps(scope, pageId, sequence - STEPS_KEPT)
  return sequence
}

/** Stores whether a draft differs from what is published, after that has changed. */
export async function markDraft(
  { database, websiteId }: ChangeScope,
  pageId: string,
  isChanged: boolean,
): Promise<void> {
  await database
    .updateTable('page_drafts')
    .set({ has_changes: Number(isChanged) })
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute()
}

async function forgetOldSteps({ database, websiteId }: ChangeScope, pageId: string, upTo: number): Promise<void> {
  if (upTo <= 0) return
  await database
    .deleteFrom('page_draft_steps')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('sequence', '<=', upTo)
    .execute()
}

interface Key {
  readonly website_id: string
  readonly page_id: string
}
interface Stored {
  readonly sequence: number
  readonly content: string
  readonly has_changes: number
  readonly updated_at: number
}

async function changeRow({ database }: ChangeScope, key: Key, known: number, content: Stored): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('page_drafts')
    .set(content)
    .where('website_id', '=', key.website_id)
    .where('page_id', '=', key.page_id)
    .where('sequence', '=', known)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function addRow({ database }: ChangeScope, row: Key & Stored): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('page_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'page_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
