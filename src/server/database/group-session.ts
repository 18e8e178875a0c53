import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'
import type { Group, WriterTurns } from './writer-turns.ts'

/** A query. As a change that waits for no disk it is answered when it is committed: a power cut may take it back. */
export interface SomeQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly waitsForDisk?: boolean
}

/** A connection: its changes take turns on the writer, its queries outside of transactions go to the reader. */
export class GroupSession implements DatabaseConnection {
  readonly #turns: WriterTurns
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  /** The group of the open transaction, if there is one. */
  #transaction: Group | null = null
  /**
   * Whether others in the group have written before: then a savepoint makes it possible to roll back this one alone.
   */
  #isSavepoint = false

  constructor(turns: WriterTurns, writer: SqliteConnection, reader: SqliteConnection) {
    this.#turns = turns
    this.#writer = writer
    this.#reader = reader
  }

  async executeQuery<Row>(query: SomeQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) {
      // Without this, a statement after a loss would be a transaction of its own.
      if (this.#turns.openGroup() !== this.#transaction) throw new Error('SQLite has given up the transaction.')
      return this.#turns.write(() => this.#writer.run<Row>(query))
    }
    if (SelectQueryNode.is(query.query)) return this.#read(query)
    return isChange(query) ? this.#change(query) : this.#runAlone(query)
  }

  /**
   * The writer's pages in memory stay valid with each of its commits; the reader has to read its pages again. It is for
   * the time while something is open on the writer that is not on disk.
   */
  #read<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#turns.openGroup() ? this.#reader.run<Row>(query) : this.#turns.read(() => this.#writer.run<Row>(query))
  }

  async #change<Row>(query: SomeQuery): Promise<QueryResult<Row>> {
    await this.#turns.takeTurn(true)
    let mine: Group
    let result: QueryResult<Row>
    try {
      mine = this.#turns.join()
      result = this.#turns.write(() => this.#writer.run<Row>(query))
    } finally {
      this.#turns.endTurn()
    }
    await (query.waitsForDisk === false ? mine.committed.promise : this.#turns.onDisk(mine))
    return result
  }

  /** Changes of the schema, and statements of unknown kind. */
  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.takeTurn()
    let result: QueryResult<Row>
    try {
      this.#turns.closeGroup()
      result = this.#writer.run<Row>(query)
    } finally {
      this.#turns.endTurn()
    }
    // A query reports no such number.
    if (result.numAffectedRows !== undefined) await this.#writer.log?.now()
    return result
  }

  // biome-ignore lint/correctness/useYield: there is nothing to yield
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Long lists are read page by page.')
  }

  async begin(): Promise<void> {
    await this.#turns.takeTurn()
    try {
      this.#isSavepoint = this.#turns.openGroup() !== null
      this.#transaction = this.#turns.join()
      this.#transaction.isShared = this.#isSavepoint
      if (this.#isSavepoint) this.#writer.do('savepoint work')
    } catch (error) {
      this.#transaction = null
      this.#turns.endTurn()
      throw error
    }
  }

  async commit(): Promise<void> {
    const mine = this.#transaction!
    this.#transaction = null
    try {
      if (this.#turns.openGroup() === mine && this.#isSavepoint)
        this.#turns.write(() => this.#writer.do('release work'))
    } finally {
      this.#turns.endTurn()
    }
    await this.#turns.onDisk(mine)
  }

  async rollback(): Promise<void> {
    const mine = this.#transaction
    this.#transaction = null
    // A failed commit has ended its turn before.
    if (!mine) return
    try {
      if (this.#turns.openGroup() !== mine) return
      if (this.#isSavepoint) {
        this.#turns.write(() => this.#writer.do('rollback to work'))
        this.#turns.write(() => this.#writer.do('release work'))
      } else {
        this.#turns.rollBackGroup()
      }
    } finally {
      this.#turns.endTurn()
    }
  }
}

const isChange = ({ query }: CompiledQuery): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
