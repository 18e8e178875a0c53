import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { compareThings } from '#shared/changes/compare.ts'
import type { getChangeCall } from '#shared/changes/schema.ts'
import type { Writers } from '#shared/changes/value-words.ts'
import { formatDate } from '#shared/dates/format.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { differencesOf } from '#shared/pages/compare/differences.ts'
import { may } from '#shared/roles/rules.ts'
import { type Change, type ChangeLog, readLogged, titleOfChange } from './define-log.ts'
import { undoableBy } from './may-undo.ts'
import type { Undoing } from './undoer.ts'

const MOST_THINGS = 20

type Changed = ReplyOf<typeof getChangeCall>

/** The changes of one action; null when there is none, or when the role cannot see it. */
export async function readChange(
  { database, websiteId }: Scope,
  { undoers, logs }: Pick<Undoing, 'undoers' | 'logs'>,
  { settings }: Pick<Website, 'settings'>,
  batchId: string,
  role: number,
): Promise<Changed | null> {
  const rows = await database
    .selectFrom('changes')
    .select(['noun', 'noun_id', 'before', 'after'])
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
  const things = rows.map((row): Changed['things'][number] => {
    const kind = row.before === null ? 'created' : row.after === null ? 'deleted' : 'updated'
    const log = logs.get(row.noun)
    // For a noun that the program no longer has, only its name is shown.
    if (!log) return { noun: row.noun, title: '', kind, fields: [], content: [] }
    const change = readLogged(log, row)
    return { noun: row.noun, title: titleOfChange(log, change), kind, ...differencesIn(log, change, writers) }
  })
  return { things, total: rows.length < MOST_THINGS ? rows.length : await countRows({ database, websiteId }, batchId) }
}

/** What a thing that was there before and after has differently; nothing of one that was created or deleted. */
function differencesIn(log: ChangeLog, { before, after }: Change, writers: Writers) {
  if (before === null || after === null) return { fields: [], content: [] }
  const [earlier, later] = [log.contentOf(before), log.contentOf(after)]
  return {
    fields: compareThings(log.factsOf(before), log.factsOf(after), writers),
    content: earlier && later ? differencesOf(earlier, later) : [],
  }
}

async function countRows({ database, websiteId }: Pick<Scope, 'database' | 'websiteId'>, batchId: string) {
  const { count } = await database
    .selectFrom('changes')
    .select((rows) => rows.fn.countAll().as('count'))
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
