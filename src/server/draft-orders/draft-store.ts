import type { Selectable } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { nextCount } from '#server/websites/next-count.ts'
import type { listDraftOrdersCall } from '#shared/draft-orders/api.ts'
import { draftOrderState } from '#shared/draft-orders/rules.ts'
import type { DraftContent, DraftOrder, DraftSummary } from '#shared/draft-orders/schema.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { draftContent } from './documents.ts'
import { draftSearchKey } from './search-key.ts'
import type { DraftOrderTables } from './tables.ts'

const PAGE_SIZE = 50

type Row = Selectable<DraftOrderTables['draft_orders']>

/** A draft order as its row stores it. */
export interface SavedDraft extends DraftOrder {
  readonly linkNumber: number
}

/** The total and the pieces of a draft order when it was saved. */
export interface DraftTotals {
  readonly totalCents: number
  readonly totalQuantity: number
}

/** One page of the draft orders, newest first. */
export async function listDrafts(
  scope: Scope,
  { search = '', state, after }: QueryOf<typeof listDraftOrdersCall>,
): Promise<{ drafts: DraftSummary[]; next: string | null }> {
  const now = Date.now()
  const start = idBefore(after)
  const words = normalize(search.trim())
  const [, number] = /^d?(\d{1,9})$/.exec(words) ?? []
  const rows = await scope.database
    .selectFrom('draft_orders')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .$if(state !== undefined, (query) => query.where('order_id', state === 'ordered' ? 'is not' : 'is', null))
    .$if(state === 'draft', (query) => query.where('link_expires_at', 'is', null))
    .$if(state === 'sent', (query) => query.where('link_expires_at', '>', now))
    .$if(state === 'expired', (query) => query.where('link_expires_at', '<=', now))
    .$if(words !== '', (query) =>
      query.where((where) =>
        where.or([beginsWord(words), ...(number === undefined ? [] : [where('number', '=', Number(number))])]),
      ),
    )
    .$if(start !== undefined, (query) => query.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  return {
    drafts: page.map((row) => summaryOf(row, now)),
    next,
  }
}

/** A draft order; null when the website has none with that id. */
export async function readDraft({ database, websiteId }: Scope, draftId: string): Promise<SavedDraft | null> {
  const row = await database
    .selectFrom('draft_orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', draftId)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...summaryOf(row, Date.now()),
    revision: row.revision,
    content: draftContent.read(row.document),
    linkNumber: row.link_number,
  }
}

/** Writes a new draft order. @returns its id */
export async function insertDraft(scope: ChangeScope, content: DraftContent, totals: DraftTotals): Promise<string> {
  const id = newId()
  const now = Date.now()
  await insertRows(scope.database, 'draft_orders', [
    {
      website_id: scope.websiteId,
      id,
      number: await nextCount(scope, 'draft-orders'),
      ...columnsOf(content, totals),
      revision: 1,
      created_at: now,
      updated_at: now,
      link_number: 0,
      link_expires_at: null,
      order_id: null,
      order_number: null,
    },
  ])
  return id
}

/** Replaces the content of a draft order; false when someone has changed or ordered it meanwhile. */
export async function replaceDraft(
  { database, websiteId }: ChangeScope,
  { id, revision }: Pick<SavedDraft, 'id' | 'revision'>,
  content: DraftContent,
  totals: DraftTotals,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('draft_orders')
    .set({ ...columnsOf(content, totals), revision: revision + 1, updated_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a draft order; false when there is none. */
export async function deleteDraft({ database, websiteId }: ChangeScope, draftId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('draft_orders')
    .where('website_id', '=', websiteId)
    .where('id', '=', draftId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Opens the link of a draft order until a time, or closes it with null. A closed link never works again: the next one
 * has another number. A link that is open keeps its address.
 * @returns false when the draft was ordered
 */
export async function setDraftLink(
  { database, websiteId }: ChangeScope,
  draftId: string,
  expiresAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('draft_orders')
    .set((set) => ({
      link_expires_at: expiresAt,
      ...(expiresAt === null && { link_number: set('link_number', '+', 1) }),
      updated_at: Date.now(),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', draftId)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const columnsOf = (content: DraftContent, { totalCents, totalQuantity }: DraftTotals) => ({
  email: content.email,
  name: content.address ? `${content.address.firstName} ${content.address.lastName}`.trim() : '',
  search_key: draftSearchKey(content),
  total_quantity: totalQuantity,
  total_cents: totalCents,
  document: draftContent.write(content),
})

function summaryOf(row: Row, now: number): DraftSummary {
  return {
    id: row.id,
    number: row.number,
    state: draftOrderState({ orderId: row.order_id, linkExpiresAt: row.link_expires_at }, now),
    email: row.email,
    name: row.name,
    totalQuantity: row.total_quantity,
    totalCents: row.total_cents,
    updatedAt: row.updated_at,
    linkExpiresAt: row.link_expires_at,
    order: row.order_id !== null && row.order_number !== null ? { id: row.order_id, number: row.order_number } : null,
  }
}
