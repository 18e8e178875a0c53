import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface StaffTables {
  /** Invitations that were neither accepted nor revoked; one for each address. The people are in `staff` (sign-in). */
  staff_invitations: {
    website_id: string
    id: string
    /** In lower case. */
    email: string
    role: number
    /** SHA-256 of the token in the link. */
    token_hash: string
    invited_by: string
    /** When it was sent last. */
    sent_at: number
    expires_at: number
  }
}

export const staffMigrations: Migration[] = [
  {
    name: '2027-01-14-d-staff-invitations',
    async up(database) {
      await defineTable(database, {
        name: 'staff_invitations',
        columns: {
          website_id: text,
          id: text,
          email: text,
          role: integer,
          token_hash: text,
          invited_by: text,
          sent_at: integer,
          expires_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [
          ['website_id', 'email'],
          ['website_id', 'token_hash'],
        ],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
