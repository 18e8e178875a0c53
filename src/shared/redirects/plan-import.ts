import type { ImportProblemCode } from './import-problems.ts'
import { isServed, pathOfTarget, readFrom, readTo, withoutOwnHost } from './paths.ts'
import { pathsToLookUp, type Rule, stepFrom } from './rules.ts'
import { LONGEST_FROM, LONGEST_TO } from './schema.ts'

/** A row of a file, as it is written there. */
export interface ImportRow {
  readonly line: number
  readonly from: string
  readonly to: string
  readonly coversBelow: boolean
}

export interface ImportProblem {
  readonly line: number
  readonly code: ImportProblemCode
  readonly text: string
}

/** A row that can be used, its paths normalized. */
export interface UsableRow extends Rule {
  readonly line: number
}

/** Longer chains are not followed; each step must be another path, so this ends every loop, too. */
const MOST_STEPS = 50

/**
 * Checks each row by itself.
 * @param ownHosts hosts of the site, so that a whole URL of its own counts as a path
 */
export function checkRows(
  rows: readonly ImportRow[],
  ownHosts: readonly string[],
): { readonly usable: UsableRow[]; readonly problems: ImportProblem[] } {
  const usable = new Map<string, UsableRow>()
  const problems: ImportProblem[] = []
  for (const row of rows) {
    const from = readFrom(row.from)
    const to = readTo(withoutOwnHost(row.to, ownHosts))
    const code = problemOf(row, from, to) ?? (usable.has(from!) ? 'from-repeated' : null)
    if (code) problems.push({ line: row.line, code, text: textOf(row, code) })
    else usable.set(from!, { line: row.line, from: from!, to: to!, coversBelow: row.coversBelow })
  }
  return { usable: [...usable.values()], problems }
}

function problemOf(row: ImportRow, from: string | null, to: string | null): ImportProblemCode | null {
  if (row.from === '') return 'from-empty'
  if (row.to === '') return 'to-empty'
  if (/[*[\]]/.test(row.from)) return 'from-pattern'
  if (from === null || from.length > LONGEST_FROM) return /[?#]/.test(row.from) ? 'from-query' : 'from-unreadable'
  if (to === null || to.length > LONGEST_TO) return 'to-unreadable'
  return isServed(from) ? 'from-served' : null
}

/** The redirects of the site as far as an import needs them. */
export interface KnownRedirects {
  /** By their old path. */
  readonly rules: ReadonlyMap<string, Rule>
  /** Paths with a page: a redirect to them ends there. */
  readonly pages: ReadonlySet<string>
}

export interface ImportPlan {
  /** Rows as they are written: each leads to the end of its chain. */
  readonly written: readonly UsableRow[]
  readonly shortened: number
  readonly problems: readonly ImportProblem[]
}

/**
 * Plans the redirects of a file on top of those of the site: a target that is redirected itself is replaced by the end
 * of its chain, whether the next step is in the file or on the site; loops are refused.
 */
export function planImport(rows: readonly UsableRow[], { rules, pages }: KnownRedirects): ImportPlan {
  const inFile = new Map(rows.map((row) => [row.from, row]))
  const rulesAt = (path: string) => pathsToLookUp(path).flatMap((one) => inFile.get(one) ?? rules.get(one) ?? [])
  const written: UsableRow[] = []
  const problems: ImportProblem[] = []
  let shortened = 0
  for (const row of rows) {
    const code = pages.has(row.from) ? 'page-exists' : null
    const end = code ? null : endOf(row, rulesAt, pages)
    if (end === null) {
      problems.push({ line: row.line, code: code ?? 'loop', text: code ? row.from : `${row.from} → ${row.to}` })
      continue
    }
    if (end !== row.to) shortened += 1
    written.push({ ...row, to: end })
  }
  return { written, shortened, problems }
}

/** The end of a row's chain; null for a loop. */
function endOf(row: UsableRow, rulesAt: (path: string) => Rule[], pages: ReadonlySet<string>): string | null {
  const passed = new Set([row.from])
  let end = row.to
  for (let path = pathOfTarget(end); path !== '' && !pages.has(path); path = pathOfTarget(end)) {
    if (passed.has(path) || passed.size > MOST_STEPS) return null
    passed.add(path)
    const next = stepFrom(path, rulesAt(path))
    if (next === null) break
    end = next
  }
  return pathOfTarget(end) === row.from ? null : end
}

const textOf = (row: ImportRow, code: ImportProblemCode): string =>
  (code.startsWith('to-') ? row.to || row.from : row.from || row.to).slice(0, 200)
