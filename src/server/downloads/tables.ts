import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface DownloadTables {
  /** Files that are sold. The bytes are in the file store under `storage_key`, where no public URL leads. */
  download_files: {
    website_id: string
    id: string
    /** The name for owner and buyers; never part of a path on disk. */
    filename: string
    storage_key: string
    bytes: number
    created_at: number
    /** Since when neither a product nor an order uses it; null while one does, or before the first check. */
    unused_since: number | null
  }
  /** The files of digital products, in order. */
  product_files: {
    website_id: string
    product_id: string
    /** Identifies the file in the product; stays the same when it is replaced. */
    id: string
    file_id: string
    position: number
  }
  /** The downloads of an order's buyer. */
  order_downloads: {
    website_id: string
    id: string
    order_id: string
    product_id: string
    /** The file's id in the product at the time of the payment. */
    product_file_id: string
    file_id: string
    position: number
    used: number
    allowed: number
    expires_at: number
    last_at: number | null
  }
}

export const downloadMigrations: Migration[] = [
  {
    name: '2026-11-21-a-downloads',
    async up(database) {
      const file = {
        columns: ['website_id', 'file_id'],
        table: 'download_files',
        to: ['website_id', 'id'],
        onDelete: 'restrict',
      } as const
      const owned = (column: string, table: string) =>
        ({ columns: ['website_id', column], table, to: ['website_id', 'id'], onDelete: 'cascade' }) as const
      await defineTable(database, {
        name: 'download_files',
        columns: {
          website_id: text,
          id: text,
          filename: text,
          storage_key: text,
          bytes: integer,
          created_at: integer,
          unused_since: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'product_files',
        columns: { website_id: text, product_id: text, id: text, file_id: text, position: integer },
        primaryKey: ['website_id', 'product_id', 'id'],
        references: [owned('product_id', 'products'), file],
        indexes: [['website_id', 'file_id']],
      })
      await defineTable(database, {
        name: 'order_downloads',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          product_id: text,
          product_file_id: text,
          file_id: text,
          position: integer,
          used: integer,
          allowed: integer,
          expires_at: integer,
          last_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'order_id', 'product_id', 'product_file_id']],
        references: [owned('order_id', 'orders'), file],
        indexes: [
          ['website_id', 'file_id'],
          ['website_id', 'product_id', 'product_file_id'],
        ],
      })
    },
  },
]
