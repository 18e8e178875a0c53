import type Sqlite from 'better-sqlite3'
import { isSmall } from './small-tables.ts'

/** How SQLite answers a statement, step by step. */
export function planOf(explain: Sqlite.Statement<unknown[]>, values: readonly unknown[]): string[] {
  return (explain.all(...values) as { detail: string }[]).map(({ detail }) => detail)
}

/**
 * The tables of a plan of which SQLite reads all rows, or all of a website, unless it stops at a limit. Partial indexes
 * count as narrow: what they contain is meant.
 * @param partial the names of all partial indexes
 */
export function wideTables(
  { sql, plan }: { readonly sql: string; readonly plan: readonly string[] },
  tables: ReadonlySet<string>,
  partial: ReadonlySet<string>,
): string[] {
  const stopsEarly = /\slimit\s/.test(sql) && !plan.some((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY'))
  if (stopsEarly) return []
  return plan.flatMap((step) => {
    const name = wideName(step, partial)
    const table = name === null ? null : tables.has(name) ? name : tableOfAlias(sql, name)
    return table !== null && tables.has(table) && !isSmall(table) ? [table] : []
  })
}

/** The table, or its alias, of a step that reads all rows of it or of a website. */
function wideName(step: string, partial: ReadonlySet<string>): string | null {
  const [, how, name, by = ''] = /^(SCAN|SEARCH) (\S+)(?: (?:EXISTS )?USING (.*))?$/.exec(step) ?? []
  if (name === undefined) return null
  const [, index = ''] = /INDEX (\S+)/.exec(by) ?? []
  if (partial.has(index)) return null
  return how === 'SCAN' || by.endsWith(' (website_id=?)') ? name : null
}

/** The table that a statement calls by another name. */
function tableOfAlias(sql: string, alias: string): string | null {
  const [, table = null] = new RegExp(`"?\\b(\\w+)"? (?:as )?"?${alias}"?(?: |$)`).exec(sql) ?? []
  return table
}
