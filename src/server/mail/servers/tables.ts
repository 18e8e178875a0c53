import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { MailSecurity } from '#shared/mail-server/schema.ts'

export interface MailServerTables {
  /** The mail server of a website whose owner has set one up; it takes the place of the installation's. */
  mail_servers: {
    website_id: string
    host: string
    port: number
    security: MailSecurity
    user_name: string
    /** Sealed. Only the server reads it: it is in no reply, page, log or change log. */
    password: string
    from_address: string
    saved_at: number
    /** Why it took no email the last time, in a sentence; '' while it works. */
    problem: string
    problem_since: number | null
  }
}

export const mailServerMigrations: Migration[] = [
  {
    name: '2027-01-08-a-mail-servers',
    async up(database) {
      await defineTable(database, {
        name: 'mail_servers',
        columns: {
          website_id: text,
          host: text,
          port: integer,
          security: text,
          user_name: text,
          password: text,
          from_address: text,
          saved_at: integer,
          problem: text,
          problem_since: nullable(integer),
        },
        primaryKey: ['website_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
