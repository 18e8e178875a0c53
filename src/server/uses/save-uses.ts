import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import { idsIn } from './ids-in.ts'
import type { UsingNoun } from './tables.ts'

/** A page, product, category or store page as it is saved. */
export interface Using {
  readonly id: string
  /** The forms that it uses, in their order. */
  readonly formIds: readonly string[]
  /** Its document or HTML, which names the files that it shows. */
  readonly text: string
  /** The shared sections that it has places for. */
  readonly sharedIds?: readonly string[]
}

/** Writes which forms, files and shared sections things use, in the transaction that saves them. Files of other websites are no use. */
export async function saveUses(scope: ChangeScope, noun: UsingNoun, things: readonly Using[]): Promise<void> {
  await removeUses(
    scope,
    noun,
    things.map(({ id }) => id),
  )
  await insertUses(scope, noun, things)
}

/** As `saveUses`, for things that have just been created. */
export async function insertUses(scope: ChangeScope, noun: UsingNoun, things: readonly Using[]): Promise<void> {
  const { database, websiteId: website_id } = scope
  const forms = things.flatMap(({ id, formIds }) =>
    [...new Set(formIds)].map((form_id, position) => ({ website_id, form_id, noun, noun_id: id, position })),
  )
  await insertRows(database, 'form_uses', forms)
  const sections = things.flatMap(({ id, sharedIds = [] }) =>
    sharedIds.map((shared_id) => ({ website_id, shared_id, noun, noun_id: id })),
  )
  await insertRows(database, 'section_uses', sections)
  const named = things.flatMap(({ id, text }) => idsIn(text).map((assetId) => ({ assetId, nounId: id })))
  const assets = await assetsAmong(scope, [...new Set(named.map(({ assetId }) => assetId))])
  const shown = named.filter(({ assetId }) => assets.has(assetId))
  await insertRows(
    database,
    'asset_uses',
    shown.map(({ assetId, nounId }) => ({ website_id, asset_id: assetId, noun, noun_id: nounId })),
  )
}

/** Forgets what things used, in the transaction that deletes them. */
export async function removeUses(
  { database, websiteId }: ChangeScope,
  noun: UsingNoun,
  ids: readonly string[],
): Promise<void> {
  for (const piece of inPieces(ids)) {
    for (const table of ['form_uses', 'asset_uses', 'section_uses'] as const)
      await database
        .deleteFrom(table)
        .where('website_id', '=', websiteId)
        .where('noun', '=', noun)
        .where('noun_id', 'in', piece)
        .execute()
  }
}

async function assetsAmong({ database, websiteId }: ChangeScope, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const piece of inPieces(ids)) {
    const rows = await database
      .selectFrom('assets')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}
