import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { ViewedList } from '#shared/list-views/schema.ts'

export interface ListViewTables {
  /** Filters of lists that staff have saved under a name. */
  list_views: {
    website_id: string
    id: string
    list: ViewedList
    name: string
    /** `viewQuery`. */
    query: string
    position: number
  }
}

export const listViewMigrations: Migration[] = [
  {
    name: '2026-12-19-b-list-views',
    async up(database) {
      await defineTable(database, {
        name: 'list_views',
        columns: { website_id: text, id: text, list: text, name: text, query: text, position: integer },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'list', 'position']],
      })
    },
  },
]
