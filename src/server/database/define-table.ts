import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'

/** The portable subset of column types: times are integers of milliseconds, JSON is text, booleans are 0 and 1. */
export interface Column {
  readonly type: 'text' | 'integer' | 'real'
  readonly nullable?: boolean
  readonly default?: string | number
}

export const text: Column = { type: 'text' }
export const integer: Column = { type: 'integer' }
export const real: Column = { type: 'real' }
/** A column that may be null. */
export const nullable = (column: Column): Column => ({ ...column, nullable: true })
/** A column with a value for insertions that do not give one. */
export const withDefault = (column: Column, value: string | number): Column => ({ ...column, default: value })

export interface TableDefinition {
  readonly name: string
  readonly columns: Readonly<Record<string, Column>>
  readonly primaryKey: readonly string[]
  /** Whether SQLite stores the rows in the order of the key (WITHOUT ROWID): for small rows that are read in ranges of it. */
  readonly isSortedByKey?: boolean
  readonly unique?: readonly (readonly string[])[]
  readonly indexes?: readonly (readonly string[])[]
  readonly references?: readonly {
    readonly columns: readonly string[]
    readonly table: string
    readonly to: readonly string[]
    readonly onDelete: 'cascade' | 'restrict'
  }[]
}

/**
 * Creates a table with its keys and indexes on either engine; STRICT on SQLite, so that types are enforced there too.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function defineTable(database: Kysely<any>, table: TableDefinition): Promise<void> {
  await createTable(database, table, table.name)
  await createIndexes(database, table)
}

/** Creates a table without its indexes, under a name that may be only for the time of a change. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export async function createTable(database: Kysely<any>, table: TableDefinition, name: string): Promise<void> {
  const engine = engineOf(database)
  let builder: CreateTableBuilder<string, string> = database.schema.createTable(name)
  for (const [columnName, column] of Object.entries(table.columns)) {
    builder = builder.addColumn(columnName, typeOf(column, engine), (definition) => constrained(definition, column))
  }
  builder = builder.addPrimaryKeyConstraint(`${table.name}_key`, [...table.primaryKey])
  for (const columns of table.unique ?? []) {
    builder = builder.addUniqueConstraint(`${table.name}_${columns.slice(1).join('_')}_unique`, [...columns])
  }
  for (const reference of table.references ?? []) {
    builder = builder.addForeignKeyConstraint(
      `${table.name}_${reference.table}`,
      [...reference.columns],
      reference.table,
      [...reference.to],
      (constraint) => constraint.onDelete(reference.onDelete),
    )
  }
  if (engine === 'sqlite') builder = builder.modifyEnd(table.isSortedByKey ? sql`strict, without rowid` : sql`strict`)
  await builder.execute()
}

/** Creates the indexes of a table. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export async function createIndexes(database: Kysely<any>, table: TableDefinition): Promise<void> {
  for (const columns of table.indexes ?? []) {
    const name = `${table.name}_by_${columns.slice(columns[0] === 'website_id' ? 1 : 0).join('_')}`
    await database.schema
      .createIndex(name)
      .on(table.name)
      .columns([...columns])
      .execute()
  }
}

/** Adds a column to an existing table. One that is not nullable needs a default, for the existing rows. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function addColumn(database: Kysely<any>, table: string, name: string, column: Column): Promise<void> {
  await database.schema
    .alterTable(table)
    .addColumn(name, typeOf(column, engineOf(database)), (definition) => constrained(definition, column))
    .execute()
}

/** Makes an existing column nullable. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function dropNotNull(database: Kysely<any>, table: string, name: string): Promise<void> {
  await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} drop not null`.execute(database)
}

function typeOf({ type }: Column, engine: 'sqlite' | 'postgres') {
  const names = {
    text: 'text',
    integer: engine === 'sqlite' ? 'integer' : 'bigint',
    real: engine === 'sqlite' ? 'real' : 'double precision',
  }
  return sql.raw(names[type])
}

function constrained(definition: ColumnDefinitionBuilder, column: Column): ColumnDefinitionBuilder {
  const withNull = column.nullable ? definition : definition.notNull()
  return column.default === undefined ? withNull : withNull.defaultTo(column.default)
}
