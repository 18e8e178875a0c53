import { isDeepStrictEqual } from 'node:util'
import { recordChanges } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { RedirectImport } from '#shared/redirects/import-api.ts'
import { pathOfTarget } from '#shared/redirects/paths.ts'
import { checkRows, planImport, type UsableRow } from '#shared/redirects/plan-import.ts'
import { pathsToLookUp, REDIRECT_LIMIT } from '#shared/redirects/rules.ts'
import type { Redirect } from '#shared/redirects/schema.ts'
import { loggedRedirect, redirectLog } from './change-log.ts'
import { findPages } from './find-pages.ts'
import { readRedirectsText } from './read-redirects-text.ts'
import { countAdded, redirectsFrom, redirectsTo, writeRedirects } from './redirect-store.ts'

const PROBLEMS_SHOWN = 50
/** Redirects of the site are followed this far; they have no chains of their own. */
const ROUNDS = 5

/**
 * Adds the redirects of a file, or gives existing ones their new targets; the log has all of it as one action. A dry
 * run writes nothing and returns the same.
 */
export async function importRedirectsText(
  scope: ChangeScope,
  wanted: { readonly text: string; readonly isDryRun: boolean; readonly hosts: readonly string[] },
  batchId: string,
): Promise<Result<RedirectImport, 'redirect-limit' | 'redirects-unreadable' | 'redirects-too-many'>> {
  const read = readRedirectsText(wanted.text)
  if (!read.ok) return read
  const { rows, temporary } = read.value
  const { usable, problems } = checkRows(rows, wanted.hosts)
  if (!wanted.isDryRun) await scope.raiseVersion()
  const { rules, pages } = await readKnown(scope, usable)
  const plan = planImport(usable, { rules, pages })
  const changes = changesOf(plan.written, rules)
  const added = changes.filter(({ before }) => before === null).length
  if (added > REDIRECT_LIMIT - (await countAdded(scope))) return fail('redirect-limit')
  if (!wanted.isDryRun) await write(scope, [...changes, ...(await shortened(scope, changes))], batchId)
  const all = [...problems, ...plan.problems].toSorted((one, other) => one.line - other.line)
  return succeed({
    rows: rows.length,
    added,
    changed: changes.length - added,
    unchanged: plan.written.length - changes.length,
    shortened: plan.shortened,
    temporary,
    problems: all.slice(0, PROBLEMS_SHOWN),
    problemCount: all.length,
    batchId: wanted.isDryRun || changes.length === 0 ? null : batchId,
  })
}

interface WantedChange {
  readonly before: Redirect | null
  readonly after: Redirect
}

/** The redirects and pages at the old paths of a file, at its targets, and at theirs in turn. */
async function readKnown(scope: Scope, rows: readonly UsableRow[]) {
  const rules = new Map<string, Redirect>()
  const pages = new Set<string>()
  const asked = new Set<string>()
  let paths = rows.flatMap(({ from, to }) => [from, pathOfTarget(to)])
  for (let round = 0; round < ROUNDS && paths.length > 0; round += 1) {
    const fresh = [...new Set(paths)].filter((path) => path !== '' && !asked.has(path))
    for (const path of fresh) asked.add(path)
    for (const path of await findPages(scope, fresh)) pages.add(path)
    const found: Redirect[] = []
    for (const piece of inPieces([...new Set(fresh.flatMap(pathsToLookUp))])) {
      found.push(...(await redirectsFrom(scope, piece)))
    }
    for (const redirect of found) rules.set(redirect.from, redirect)
    paths = found.map(({ to }) => pathOfTarget(to))
  }
  return { rules, pages }
}

function changesOf(written: readonly UsableRow[], rules: ReadonlyMap<string, Redirect>): WantedChange[] {
  const createdAt = Date.now()
  return written.flatMap(({ from, to, coversBelow }): WantedChange[] => {
    const before = rules.get(from) ?? null
    if (before === null) return [{ before, after: { id: newId(), from, to, coversBelow, origin: 'import', createdAt } }]
    // Files of other services do not say what is below: a store page that moved keeps its rule.
    const after = { ...before, to, coversBelow: before.coversBelow || coversBelow }
    return isDeepStrictEqual(after, before) ? [] : [{ before, after }]
  })
}

/** Existing redirects to a path that the file redirects: they lead to its target at once. */
async function shortened(scope: Scope, changes: readonly WantedChange[]): Promise<WantedChange[]> {
  const targets = new Map(changes.map(({ after }) => [after.from, after.to]))
  const changed = new Set(changes.map(({ after }) => after.id))
  const found: WantedChange[] = []
  for (const piece of inPieces([...targets.keys()])) {
    for (const before of await redirectsTo(scope, piece, [])) {
      const to = targets.get(pathOfTarget(before.to))!
      if (!changed.has(before.id) && pathOfTarget(to) !== before.from) found.push({ before, after: { ...before, to } })
    }
  }
  return found
}

async function write(scope: ChangeScope, changes: readonly WantedChange[], batchId: string): Promise<void> {
  await writeRedirects(
    scope,
    changes.map(({ after }) => after),
  )
  await recordChanges(
    scope,
    batchId,
    redirectLog,
    changes.map(({ before, after }) => loggedRedirect(before, after)),
  )
}
