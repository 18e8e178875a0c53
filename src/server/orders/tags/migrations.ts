import { defineTable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export const tagMigrations: Migration[] = [
  {
    name: '2026-12-19-a-tags-of-orders',
    async up(database) {
      await defineTable(database, {
        name: 'order_tags',
        columns: { website_id: text, order_id: text, tag: text },
        primaryKey: ['website_id', 'order_id', 'tag'],
        references: [
          {
            columns: ['website_id', 'order_id'],
            table: 'orders',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'tag', 'order_id']],
      })
    },
  },
]
