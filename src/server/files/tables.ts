import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, real, text, withDefault } from '#server/database/define-table.ts'
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
    /** Identifies its content in URLs once it was replaced; '' before. */
    version: Generated<string>
    /** Used where the picture is shown without an alt text of its own; '' when nobody has described it. */
    alt_text: Generated<string>
    /** Shares of the width and the height, used where the picture is shown with its focal point in the center. */
    focal_x: Generated<number>
    focal_y: Generated<number>
    /** The folder in the library; one that does not exist is no folder. */
    folder_id: Generated<string | null>
  }
  /** Folders of the library. They contain no folders, and URLs do not name them. */
  asset_folders: { website_id: string; id: string; name: string; created_at: number }
  /** What pictures showed before they were replaced, so that it can be undone. */
  asset_versions: {
    website_id: string
    asset_id: string
    version: string
    storage_key: string
    media_type: string
    bytes: number
    width: number | null
    height: number | null
    frames: number | null
    has_alpha: number
    color_data: string | null
    content_hash: string
    /** When it was replaced. */
    replaced_at: number
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
  {
    name: '2026-11-27-c-asset-library',
    async up(database) {
      await addColumn(database, 'assets', 'version', withDefault(text, ''))
      await addColumn(database, 'assets', 'alt_text', withDefault(text, ''))
      await addColumn(database, 'assets', 'focal_x', withDefault(real, 0.5))
      await addColumn(database, 'assets', 'focal_y', withDefault(real, 0.5))
      await addColumn(database, 'assets', 'folder_id', nullable(text))
      for (const column of ['alt_text', 'folder_id'])
        await database.schema
          .createIndex(`assets_by_${column}`)
          .on('assets')
          .columns(['website_id', column, 'id'])
          .execute()
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'asset_folders',
        columns: { website_id: text, id: text, name: text, created_at: integer },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'name']],
        references: [website],
      })
      await defineTable(database, {
        name: 'asset_versions',
        columns: {
          website_id: text,
          asset_id: text,
          version: text,
          storage_key: text,
          media_type: text,
          bytes: integer,
          width: nullable(integer),
          height: nullable(integer),
          frames: nullable(integer),
          has_alpha: integer,
          color_data: nullable(text),
          content_hash: text,
          replaced_at: integer,
        },
        primaryKey: ['website_id', 'asset_id', 'version'],
        references: [
          { columns: ['website_id', 'asset_id'], table: 'assets', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
      })
    },
  },
]
