import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Page } from '#shared/pages/schema.ts'

export interface PageTables {
  pages: {
    website_id: string
    id: string
    /** '' is the home page. */
    url_id: string
    title: string
    seo_title: string
    seo_description: string
    status: Page['status']
    /** `pageContent`. */
    content: string
    created_at: number
    updated_at: number
  }
}

export const pageMigrations: Migration[] = [
  {
    name: '2026-11-20-n-pages',
    async up(database) {
      await defineTable(database, {
        name: 'pages',
        columns: {
          website_id: text,
          id: text,
          url_id: text,
          title: text,
          seo_title: text,
          seo_description: text,
          status: text,
          blocks: text,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'url_id']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2026-11-24-a-page-content',
    async up(database) {
      await database.schema.alterTable('pages').renameColumn('blocks', 'content').execute()
    },
  },
]
