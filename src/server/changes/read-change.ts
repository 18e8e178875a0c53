import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { compareThings, type Writers } from '#shared/changes/compare.ts'
import type { getChange } from '#shared/changes/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { may } from '#shared/roles/rules.ts'
import { undoableBy } from './may-undo.ts'
import type { Undoers } from './undoer.ts'

const MOST_THINGS = 20

type Changed = ReplyOf<typeof getChange>['things']

/** What one action changed; null where there is none, or where the role does not see it. */
export async function readChange(
  { database, websiteId }: Scope,
  undoers: Undoers,
  { settings }: Pick<Website, 'settings'>,
  batchId: string,
  role: number,
): Promise<Changed | null> {
  const rows = await database
    .selectFrom('changes')
    .select(['noun', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .limit(MOST_THINGS)
    .execute()
  const seen = undoableBy(undoers, role)
  if (rows.length === 0 || (!may(role, 'site.manage') && !rows.every(({ noun }) => seen.includes(noun)))) return null
  const writers: Writers = {
    money: (cents) => formatMoney(cents, settings.currency, moneyFormatOf(settings)),
    moment: (milliseconds) => formatDate(milliseconds, settings, 'moment'),
  }
  return rows.map((row) => {
    const [before, after] = [parse(row.before), parse(row.after)]
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'updated'
    return {
      noun: row.noun,
      title: titleOf(after ?? before ?? {}),
      kind,
      // A thing that came or went is its own before and after.
      fields: kind === 'updated' ? compareThings(withoutSection(before!), withoutSection(after!), writers) : [],
    }
  })
}

const parse = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json))

const titleOf = ({ title, name, displayName }: Record<string, unknown>): string =>
  String(title ?? name ?? displayName ?? '')

/** Settings carry the names of their sections as a title; no one set those. */
function withoutSection(thing: Record<string, unknown>): Record<string, unknown> {
  if (!('taxRates' in thing)) return thing
  const { title: _, ...rest } = thing
  return rest
}
