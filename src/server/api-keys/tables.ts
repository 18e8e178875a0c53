import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface ApiKeyTables {
  api_keys: {
    website_id: string
    id: string
    name: string
    /** JSON: `keyScopes`. */
    scopes: string
    /** How the key begins. */
    beginning: string
    /** SHA-256 of the whole key, which has 192 bits of chance: the key cannot be found from it. */
    token_hash: string
    created_at: number
    /** The owner who made it. */
    created_by: string
    expires_at: number | null
    /** To the minute. */
    last_used_at: number | null
    /** Since when it does not work any more; it stays, because its changes are listed under its name. */
    revoked_at: number | null
  }
  /** What was answered to a request with an idempotency key; kept for a day. */
  api_answers: {
    website_id: string
    key_id: string
    idempotency_key: string
    /** Of method, path, query and body. */
    request_hash: string
    /** JSON: `apiAnswer`; null while it runs, and where its process died. */
    answer: string | null
    created_at: number
  }
}

export const apiKeyMigrations: Migration[] = [
  {
    name: '2026-12-24-b-api-keys',
    async up(database) {
      await defineTable(database, {
        name: 'api_keys',
        columns: {
          website_id: text,
          id: text,
          name: text,
          scopes: text,
          beginning: text,
          token_hash: text,
          created_at: integer,
          created_by: text,
          expires_at: nullable(integer),
          last_used_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'token_hash']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'api_answers',
        columns: {
          website_id: text,
          key_id: text,
          idempotency_key: text,
          request_hash: text,
          answer: nullable(text),
          created_at: integer,
        },
        primaryKey: ['website_id', 'key_id', 'idempotency_key'],
        references: [
          { columns: ['website_id', 'key_id'], table: 'api_keys', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'created_at']],
      })
    },
  },
  {
    name: '2027-01-22-a-revoked-api-keys',
    up: (database) => addColumn(database, 'api_keys', 'revoked_at', nullable(integer)),
  },
]
