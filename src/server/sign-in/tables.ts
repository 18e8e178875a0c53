import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface SignInTables {
  /** People who own or run websites; one person may belong to several. */
  users: {
    id: string
    email: string
    name: string
    password_hash: string
    created_at: number
    password_changed_at: number
  }
  staff: { website_id: string; user_id: string; role: number; created_at: number }
  sessions: {
    /** SHA-256 of the token in the cookie: a copy of the database gives no access. */
    token_hash: string
    user_id: string
    created_at: number
    last_seen_at: number
    expires_at: number
    address: string
    user_agent: string
    /** The website that its person was removed from, which has ended it: its browser reads why. Null while it counts. */
    removed_from: Generated<string | null>
  }
  /** Emails with which a person can choose a new password, once and within an hour. */
  password_resets: {
    /** The id of the job that wrote the email. */
    id: string
    /** SHA-256 of the token in the email. */
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
  }
}

export const signInMigrations: Migration[] = [
  {
    name: '2026-11-20-b-sign-in',
    async up(database) {
      await defineTable(database, {
        name: 'users',
        columns: {
          id: text,
          email: text,
          name: text,
          password_hash: text,
          created_at: integer,
          password_changed_at: integer,
        },
        primaryKey: ['id'],
      })
      await database.schema.createIndex('users_email').on('users').column('email').unique().execute()
      await defineTable(database, {
        name: 'memberships',
        columns: { website_id: text, user_id: text, role: integer, created_at: integer },
        primaryKey: ['website_id', 'user_id'],
        references: [
          { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' },
          { columns: ['user_id'], table: 'users', to: ['id'], onDelete: 'cascade' },
        ],
        indexes: [['user_id']],
      })
      await defineTable(database, {
        name: 'sessions',
        columns: {
          token_hash: text,
          user_id: text,
          created_at: integer,
          last_seen_at: integer,
          expires_at: integer,
          address: text,
          user_agent: text,
        },
        primaryKey: ['token_hash'],
        references: [{ columns: ['user_id'], table: 'users', to: ['id'], onDelete: 'cascade' }],
        indexes: [['user_id'], ['expires_at']],
      })
    },
  },
  {
    name: '2026-11-20-s-password-resets',
    async up(database) {
      await defineTable(database, {
        name: 'password_resets',
        columns: { id: text, token_hash: text, user_id: text, created_at: integer, expires_at: integer },
        primaryKey: ['id'],
        references: [{ columns: ['user_id'], table: 'users', to: ['id'], onDelete: 'cascade' }],
        indexes: [['user_id', 'created_at'], ['token_hash'], ['expires_at']],
      })
    },
  },
  {
    name: '2026-11-23-e-staff',
    async up(database) {
      await database.schema.alterTable('memberships').renameTo('staff').execute()
    },
  },
  {
    name: '2027-01-17-c-sessions-of-removed-people',
    up: (database) => addColumn(database, 'sessions', 'removed_from', nullable(text)),
  },
]
