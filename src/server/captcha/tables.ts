import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { CaptchaKind } from '#shared/captcha/schema.ts'

export interface CaptchaTables {
  /** One row for a website whose owner has keys of reCAPTCHA Enterprise. */
  captcha_settings: {
    website_id: string
    site_key: string
    kind: CaptchaKind
    project_id: string
    /** Authenticates the owner with Google. Only the server reads it: it is in no reply, page, log or change log. */
    api_key: string
    /** In hundredths. */
    minimum_score: number
    /** Why Google could not be reached; '' while it works. */
    problem: string
    problem_since: number | null
  }
}

export const captchaMigrations: Migration[] = [
  {
    name: '2026-11-21-h-captcha',
    async up(database) {
      await defineTable(database, {
        name: 'captcha_settings',
        columns: {
          website_id: text,
          site_key: text,
          kind: text,
          project_id: text,
          api_key: text,
          minimum_score: integer,
          problem: text,
          problem_since: nullable(integer),
        },
        primaryKey: ['website_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
