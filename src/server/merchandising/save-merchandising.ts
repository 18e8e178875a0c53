import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import {
  type MerchandisingLevel,
  type MerchandisingOverride,
  merchandisingLevels,
} from '#shared/merchandising/schema.ts'
import { merchandisingLog } from './change-log.ts'
import { merchandisingOverride } from './documents.ts'

/** A level with the category or the product that it belongs to. */
export interface MerchandisingTarget {
  readonly level: MerchandisingLevel
  /** '' for the site. */
  readonly id: string
}

/** What is set at one level. */
export interface LevelMerchandising {
  readonly override: MerchandisingOverride
  /** 0 where nothing was set. */
  readonly updatedAt: number
}

/** What a level sets: nothing, where it was never saved. */
export async function readLevel(
  { database, websiteId }: Scope,
  { level, id }: MerchandisingTarget,
): Promise<LevelMerchandising> {
  const row = await database
    .selectFrom('merchandising')
    .select(['document', 'updated_at'])
    .where('website_id', '=', websiteId)
    .where('level', '=', level)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return row
    ? { override: merchandisingOverride.read(row.document), updatedAt: row.updated_at }
    : { override: {}, updatedAt: 0 }
}

/** Replaces what a level sets, over the version that was opened. */
export async function saveLevel(
  scope: ChangeScope,
  target: MerchandisingTarget & { readonly title: string },
  { override, updatedAt }: LevelMerchandising,
  batchId: string,
): Promise<Result<{ updatedAt: number }, 'merchandising-conflict'>> {
  // The version of the website is raised first: it locks the website's row until the commit.
  await scope.raiseVersion()
  const before = await readLevel(scope, target)
  if (before.updatedAt !== updatedAt) return fail('merchandising-conflict')
  if (isDeepStrictEqual(before.override, override)) return succeed({ updatedAt })
  return succeed({ updatedAt: await write(scope, target, before, override, batchId) })
}

async function write(
  { database, websiteId, ...scope }: ChangeScope,
  { level, id, title }: MerchandisingTarget & { readonly title: string },
  before: LevelMerchandising,
  override: MerchandisingOverride,
  batchId: string,
): Promise<number> {
  const updated_at = Math.max(Date.now(), before.updatedAt + 1)
  const document = merchandisingOverride.write(override)
  await database
    .insertInto('merchandising')
    .values({ website_id: websiteId, level, target_id: id, document, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'level', 'target_id']).doUpdateSet({ document, updated_at }),
    )
    .execute()
  await recordChange({ database, websiteId, ...scope }, batchId, merchandisingLog, {
    nounId: `${level}:${id}`,
    before: { title, override: before.override },
    after: { title, override },
  })
  return updated_at
}

/** Restores what a level set, unless it was changed again. */
export const undoMerchandising: Undoer<{ title: string; override: MerchandisingOverride }> = {
  log: merchandisingLog,
  permissions: ['products.write', 'settings.manage'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const [level, id = ''] = nounId.split(':')
      const known = merchandisingLevels.find((one) => one === level)
      if (!known || !before || !after) return fail('change-superseded')
      const current = await readLevel(scope, { level: known, id })
      if (!isDeepStrictEqual(current.override, after.override)) return fail('change-superseded')
      await write(scope, { level: known, id, title: before.title }, current, before.override, batchId)
    }
    return succeed(undefined)
  },
}
