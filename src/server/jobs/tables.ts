import { sql } from 'kysely'
import { defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface JobTables {
  jobs: {
    website_id: string
    id: string
    kind: string
    /** The handler's input in the format of its kind (`define-job.ts`). */
    payload: string
    /** At most one unfinished job of a kind has the same key; null means no limit. */
    unique_key: string | null
    state: 'waiting' | 'running' | 'done' | 'failed'
    run_at: number
    attempts: number
    leased_until: number | null
    leased_by: string | null
    /** Null: earlier versions stored here how far a job was, which nothing reads. */
    progress: string | null
    error: string | null
    created_at: number
    finished_at: number | null
  }
}

export const jobMigrations: Migration[] = [
  {
    name: '2026-11-20-c-jobs',
    async up(database) {
      await defineTable(database, {
        name: 'jobs',
        columns: {
          website_id: text,
          id: text,
          kind: text,
          payload: text,
          unique_key: nullable(text),
          state: text,
          run_at: integer,
          attempts: withDefault(integer, 0),
          leased_until: nullable(integer),
          leased_by: nullable(text),
          progress: nullable(text),
          error: nullable(text),
          created_at: integer,
          finished_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['state', 'run_at', 'id'],
          ['website_id', 'kind', 'created_at'],
        ],
      })
      await database.schema
        .createIndex('jobs_unfinished_key')
        .on('jobs')
        .columns(['website_id', 'kind', 'unique_key'])
        .unique()
        .where('unique_key', 'is not', null)
        .where(sql.ref('state'), 'in', ['waiting', 'running'])
        .execute()
    },
  },
  {
    // They are counted on the home screen: few of many.
    name: '2027-01-21-a-jobs-given-up',
    async up(database) {
      await database.schema
        .createIndex('jobs_given_up')
        .on('jobs')
        .columns(['website_id', 'id'])
        .where(sql.ref('state'), '=', sql.lit('failed'))
        .execute()
    },
  },
]
