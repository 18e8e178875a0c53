import { defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface FileTables {
  /** Pictures and other files of a website. The bytes are in the file store under `storage_key`. */
  assets: {
    website_id: string
    id: string
    /** The owner's name for it, for display and URLs; never part of a path on disk. */
    filename: string
    storage_key: string
    media_type: string
    bytes: number
    /** Pixels; null when it is not a picture. */
    width: number | null
    height: number | null
    /** More than one is an animation; null when it is not a picture. */
    frames: number | null
    has_alpha: number
    /** `assetColors`. */
    color_data: string | null
    /** SHA-256 of the uploaded bytes, so that the same file is not stored twice. */
    content_hash: string
    /** The source of files that an import fetched. */
    source_url: string | null
    created_at: number
    /** When its smaller pictures were made in advance; null while that is still to do. */
    derived_at: number | null
  }
}

export const fileMigrations: Migration[] = [
  {
    name: '2026-11-20-e-files',
    async up(database) {
      await defineTable(database, {
        name: 'assets',
        columns: {
          website_id: text,
          id: text,
          filename: text,
          storage_key: text,
          media_type: text,
          bytes: integer,
          width: nullable(integer),
          height: nullable(integer),
          frames: nullable(integer),
          has_alpha: withDefault(integer, 0),
          color_data: nullable(text),
          content_hash: text,
          source_url: nullable(text),
          created_at: integer,
          derived_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'content_hash']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['website_id', 'derived_at'],
          ['website_id', 'source_url'],
        ],
      })
    },
  },
]
