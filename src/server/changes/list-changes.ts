import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { Change } from '#shared/changes/schema.ts'
import { may } from '#shared/roles/rules.ts'
import { actorName } from './actor-name.ts'
import { batchTitles } from './documents.ts'
import { beyondRole, seesChanges, undoableBy } from './may-undo.ts'
import { mergedNames } from './merged-names.ts'
import type { Undoers } from './undoer.ts'

const PAGE_SIZE = 50

export interface ChangeQuery {
  readonly noun?: string | undefined
  readonly nounId?: string | undefined
  readonly userId?: string | undefined
  /** The period of the actions. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly search?: string | undefined
  /** Id of the last action of the previous page. */
  readonly after?: string | undefined
}

/** A pattern for titles, which are stored in lower case. */
const contains = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

/** Actions of owners, newest first. Users who cannot manage the site see the nouns that their role can undo. */
export async function listChanges(
  scope: Scope,
  undoers: Undoers,
  query: ChangeQuery,
  role: number,
): Promise<{ changes: Change[]; next: string | null }> {
  if (!seesChanges(undoers, role)) return { changes: [], next: null }
  const undoable = undoableBy(undoers, role)
  const { database, websiteId } = scope
  const { noun, nounId, userId, from, to, search, after } = query
  const rows = await database
    .selectFrom('change_batches as batch')
    .leftJoin('users', 'users.id', 'batch.user_id')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.website_id', '=', 'batch.website_id').onRef('key.id', '=', 'batch.api_key_id'),
    )
    .leftJoin('imports', (join) =>
      join.onRef('imports.website_id', '=', 'batch.website_id').onRef('imports.batch_id', '=', 'batch.id'),
    )
    .leftJoin('imports as undone', (join) =>
      join.onRef('undone.website_id', '=', 'batch.website_id').onRef('undone.batch_id', '=', 'batch.undoes_id'),
    )
    .leftJoin('change_batches as reverted', (join) =>
      join.onRef('reverted.website_id', '=', 'batch.website_id').onRef('reverted.id', '=', 'batch.undoes_id'),
    )
    .select(['batch.id', 'batch.at', 'batch.noun', 'batch.kind', 'batch.titles', 'batch.size', 'batch.undone_at'])
    .select([
      'batch.undoing_id',
      'batch.undoes_id',
      'batch.why_final',
      'users.name',
      'key.name as key_name',
      'imports.filename',
      'undone.filename as undone_file',
      'reverted.kind as undone_kind',
    ])
    .where('batch.website_id', '=', websiteId)
    .$if(!may(role, 'site.manage'), (some) => some.where('batch.noun', 'in', undoable))
    .$if(noun !== undefined, (some) => some.where('batch.noun', '=', noun!))
    .$if(userId !== undefined, (some) =>
      some.where('batch.user_id', '=', userId!).where('batch.api_key_id', 'is', null),
    )
    .$if(from !== undefined, (some) => some.where('batch.at', '>=', from!))
    .$if(to !== undefined, (some) => some.where('batch.at', '<', to!))
    .$if(search !== undefined, (some) =>
      some.where(sql<boolean>`lower(batch.titles) like ${contains(search!)} escape '\\'`),
    )
    .$if(after !== undefined, (some) => some.where('batch.id', '<', after!))
    .$if(nounId !== undefined, (some) =>
      some.where('batch.id', 'in', (changes) =>
        changes
          .selectFrom('changes')
          .select('batch_id')
          .where('website_id', '=', websiteId)
          // The index begins with the noun.
          .where('noun', 'in', noun === undefined ? Object.keys(undoers) : [noun])
          .where('noun_id', '=', nounId!),
      ),
    )
    .orderBy('batch.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const isOpen = (row: (typeof page)[number]) =>
    row.undone_at === null && row.undoing_id === null && row.why_final === null && undoable.includes(row.noun)
  const beyond = await beyondRole(
    scope,
    undoers,
    role,
    page.filter(isOpen).map(({ id }) => id),
  )
  const mergeOf = (row: (typeof page)[number]) =>
    row.kind === 'merged' ? row.id : row.undone_kind === 'merged' ? row.undoes_id : null
  const merges = page.flatMap((row) => {
    const id = mergeOf(row)
    return id === null ? [] : [{ id, noun: row.noun }]
  })
  const names = await mergedNames(scope, undoers, merges)
  return {
    changes: page.map((row) => ({
      batchId: row.id,
      at: row.at,
      by: actorName(row),
      noun: row.noun,
      kind: mergeOf(row) === null ? row.kind : 'merged',
      titles: [...(names.get(mergeOf(row) ?? '') ?? batchTitles.read(row.titles))],
      count: row.size,
      filename: row.filename ?? row.undone_file ?? '',
      isUndo: row.undoes_id !== null,
      undoneAt: row.undone_at,
      isBeingUndone: row.undoing_id !== null,
      whyFinal: row.why_final,
      canUndo: isOpen(row) && !beyond.has(row.id),
    })),
    next: rows.length > PAGE_SIZE ? page.at(-1)!.id : null,
  }
}
