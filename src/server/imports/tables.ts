import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { ImportFormat, UnitSystem } from '#shared/imports/formats.ts'
import type { ImportAction, ImportKind, ImportState } from '#shared/imports/schema.ts'

export interface ImportTables {
  imports: {
    website_id: string
    id: string
    user_id: string | null
    filename: string
    format: ImportFormat
    state: ImportState
    units: UnitSystem
    /** The store page for products that name none; the blog of posts, '' until it is created. */
    collection_id: string
    /** The file's key in the file store; null when it is not needed any more. */
    storage_key: string | null
    created_at: number
    started_at: number | null
    finished_at: number | null
    /** Products in the file. */
    total: number
    /** How many of them the job of the current state has processed: it continues there after a crash. */
    position: number
    /** `importCounts`: the results of the dry run and of the import. */
    planned: string
    outcome: string | null
    /** `importSentences`. */
    notices: string
    new_categories: string
    /** The id of its changes in the change log; created when it starts. */
    batch_id: string | null
    /** Why it failed, as a sentence. */
    failure: string | null
    /** One import of a website runs at a time: its column has the value 'running', which is unique per website. */
    lane: string | null
    /** `importChoices`: the owner's decisions about this file. */
    choices: Generated<string>
    /** When a process worked on it last. */
    touched_at: Generated<number>
  }
  /** The planned or actual result for each product of a file. */
  import_rows: {
    website_id: string
    import_id: string
    position: number
    line: number
    last_line: number
    title: string
    sku: string
    variant_count: number
    action: ImportAction
    has_problems: number
    is_done: number
    product_id: string | null
    /** The file's id of the product. */
    source_id: string
    /** The product that the file's id meant before: empty for none, null when the import did not change that. */
    source_before: string | null
    /** Prices of its variants in hundredths; null when the file has none. */
    price_from: number | null
    price_to: number | null
    /** Its path in the old shop, if that will redirect to the product; else empty. */
    old_path: string
    /** Posts and pages have their ids in `product_id`. */
    kind: Generated<ImportKind>
    /** What the post or page had as `import_sources.fingerprint` before the import. */
    fingerprint_before: Generated<string>
    /** `importChanges` and `importProblems`. */
    changes: string
    problems: string
  }
  /** Ids of products in files, so that a second import of a file finds them again. */
  import_sources: {
    website_id: string
    source: string
    source_id: string
    product_id: string
    /** What the file last said of a post or page, as a hash: the same again is no change. '' for products. */
    fingerprint: Generated<string>
  }
  /** Pictures that a file names for a product: all of them if one has to be fetched. */
  import_pictures: {
    website_id: string
    id: string
    import_id: string
    product_id: string
    position: number
    url: string
    alt_text: string | null
    /** `pictureVariants`. */
    variant_ids: string
    /** `replaced`: a later import requests the product's pictures; when that is undone, these return. */
    state: 'waiting' | 'done' | 'failed' | 'replaced'
    asset_id: string | null
    /** Why it failed, as a sentence. */
    reason: string
    /**
     * Its use: among the pictures of a product, in its description, among its files, or on a store page or category,
     * whose id is in `product_id` then; on a post, or in the content of a post or page.
     */
    place: Generated<'picture' | 'body' | 'file' | 'page' | 'category' | 'post' | 'content'>
    /** `pictureDetails`. */
    details: Generated<string>
  }
}

export const importMigrations: Migration[] = [
  {
    name: '2026-11-20-q-imports',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const ofImport = {
        columns: ['website_id', 'import_id'],
        table: 'imports',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'imports',
        columns: {
          website_id: text,
          id: text,
          user_id: nullable(text),
          filename: text,
          format: text,
          state: text,
          units: text,
          collection_id: text,
          storage_key: nullable(text),
          created_at: integer,
          started_at: nullable(integer),
          finished_at: nullable(integer),
          total: withDefault(integer, 0),
          position: withDefault(integer, 0),
          planned: text,
          outcome: nullable(text),
          notices: text,
          new_categories: text,
          batch_id: nullable(text),
          failure: nullable(text),
          lane: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'lane']],
        references: [website],
      })
      await defineTable(database, {
        name: 'import_rows',
        columns: {
          website_id: text,
          import_id: text,
          position: integer,
          line: integer,
          last_line: integer,
          title: text,
          sku: text,
          variant_count: integer,
          action: text,
          has_problems: integer,
          is_done: integer,
          product_id: nullable(text),
          changes: text,
          problems: text,
        },
        primaryKey: ['website_id', 'import_id', 'position'],
        references: [ofImport],
        indexes: [['website_id', 'import_id', 'action', 'position']],
      })
      await defineTable(database, {
        name: 'import_sources',
        columns: { website_id: text, source: text, source_id: text, product_id: text },
        primaryKey: ['website_id', 'source', 'source_id'],
        references: [website],
      })
      await defineTable(database, {
        name: 'import_pictures',
        columns: {
          website_id: text,
          id: text,
          import_id: text,
          product_id: text,
          position: integer,
          url: text,
          alt_text: nullable(text),
          variant_ids: text,
          state: text,
          asset_id: nullable(text),
          reason: text,
        },
        primaryKey: ['website_id', 'id'],
        references: [ofImport],
        indexes: [
          ['website_id', 'import_id', 'state', 'id'],
          ['website_id', 'product_id', 'position'],
          ['website_id', 'url'],
        ],
      })
    },
  },
  {
    name: '2026-11-22-i1-import-choices',
    async up(database) {
      await addColumn(database, 'imports', 'choices', withDefault(text, '{}'))
      await addColumn(database, 'imports', 'touched_at', withDefault(integer, 0))
      await addColumn(database, 'import_rows', 'source_id', withDefault(text, ''))
      await addColumn(database, 'import_rows', 'source_before', nullable(text))
      await addColumn(database, 'import_rows', 'price_from', nullable(integer))
      await addColumn(database, 'import_rows', 'price_to', nullable(integer))
      await database.schema
        .createIndex('imports_by_batch_id')
        .on('imports')
        .columns(['website_id', 'batch_id'])
        .execute()
    },
  },
  {
    name: '2026-11-22-i2-raised-limits',
    async up(database) {
      // The most products of a store page, if the owner has raised the limit.
      await addColumn(database, 'websites', 'product_limit', nullable(integer))
      await addColumn(database, 'import_rows', 'old_path', withDefault(text, ''))
    },
  },
  {
    // Ids of files are also looked up by product.
    name: '2026-11-22-x1-sources-by-product',
    async up(database) {
      await database.schema
        .createIndex('import_sources_by_product')
        .on('import_sources')
        .columns(['website_id', 'product_id'])
        .execute()
    },
  },
  {
    name: '2026-11-22-y1-import-places',
    async up(database) {
      await addColumn(database, 'import_pictures', 'place', withDefault(text, 'picture'))
      await addColumn(database, 'import_pictures', 'details', withDefault(text, '{}'))
    },
  },
  {
    name: '2026-11-27-b-a2-imported-posts',
    async up(database) {
      await addColumn(database, 'import_rows', 'kind', withDefault(text, 'product'))
      await addColumn(database, 'import_rows', 'fingerprint_before', withDefault(text, ''))
      await addColumn(database, 'import_sources', 'fingerprint', withDefault(text, ''))
    },
  },
]
