import Sqlite from 'better-sqlite3'
import { isOfTests, placesOnStack } from '../places-on-stack.ts'
import { readsAll } from './reads-all.ts'
import { planOf, wideTables } from './wide-steps.ts'

type Prepare = (this: Sqlite.Database, text: string) => Sqlite.Statement<unknown[]>

/** Files of databases whose statements are watched. */
const watched = new Set<string>()
/** Statements of the product that were looked at in this process. */
const seen = new Set<string>()
const found: string[] = []

/** Looks at the plan of every statement that the product runs on a database of SQLite from now on. */
export function watchPlans(file: string): void {
  if (watched.size === 0) lookAtStatements()
  watched.add(file)
}

/** What was found since the last call: the statements that read all rows of a website, and where they are asked. */
export const takeFound = (): string[] => found.splice(0)

function lookAtStatements(): void {
  const prototype = Sqlite.prototype as { prepare: Prepare }
  const { prepare } = prototype
  prototype.prepare = function (text) {
    if (watched.has(this.name) && /^\s*(?:select|with|update|delete)\b/i.test(text) && !seen.has(text)) {
      lookAt(text, this, prepare)
    }
    return prepare.call(this, text)
  }
}

function lookAt(sql: string, database: Sqlite.Database, prepare: Prepare): void {
  const values = (sql.match(/\?/g) ?? []).map(() => null)
  const plan = planOf(prepare.call(database, `explain query plan ${sql}`), values)
  schema ??= readSchema(database, prepare)
  const wide = wideTables({ sql, plan }, schema.tables, schema.partial)
  const place = wide.length === 0 ? '' : askingPlace()
  // The demo is filled, and deleted, as a whole.
  if (isOfTests(place) || place.startsWith('server/demo/')) return
  seen.add(sql)
  const [file = ''] = place.split(':')
  for (const table of wide.filter((name) => !readsAll[file]?.includes(name))) {
    found.push(`SQLite reads all ${table} of a website for ${place.replace(')', '')}:\n${sql}\n${plan.join('\n')}`)
  }
}

/** The place that asks: not one in the folders of the database and of lists, which are for statements of others. */
const askingPlace = (): string =>
  placesOnStack()
    .filter((place) => !/\/(?:watch-plans|places-on-stack)\.ts/.test(place))
    .find((place) => isOfTests(place) || !/server\/(?:database|sorted-lists)\//.test(place)) ?? ''

/** All migrated databases have the same. */
let schema: { readonly tables: ReadonlySet<string>; readonly partial: ReadonlySet<string> } | undefined

function readSchema(database: Sqlite.Database, prepare: Prepare) {
  const rows = prepare.call(database, 'select type, name, sql from sqlite_schema').all() as {
    type: string
    name: string
    sql: string | null
  }[]
  const tables = rows.filter(({ type, name }) => type === 'table' && !name.startsWith('sqlite_'))
  const partial = rows.filter(({ type, sql }) => type === 'index' && /\swhere\s/i.test(sql ?? ''))
  return { tables: new Set(tables.map(({ name }) => name)), partial: new Set(partial.map(({ name }) => name)) }
}
