import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface FormFileTables {
  /** Files that visitors sent with submissions. The bytes are in the file store, where no public URL leads. */
  form_files: {
    website_id: string
    id: string
    form_id: string
    field_id: string
    /** The submission that names it; null until one does. */
    submission_id: string | null
    /** The sender's name for it; never part of a path on disk. */
    filename: string
    storage_key: string
    bytes: number
    created_at: number
  }
}

export const formFileMigrations: Migration[] = [
  {
    name: '2026-11-21-g-form-files',
    async up(database) {
      await defineTable(database, {
        name: 'form_files',
        columns: {
          website_id: text,
          id: text,
          form_id: text,
          field_id: text,
          submission_id: nullable(text),
          filename: text,
          storage_key: text,
          bytes: integer,
          created_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        // Deleting a form or a submission does not cascade to its files: `removeLostFiles` also has to delete their
        // bytes.
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['website_id', 'submission_id', 'created_at'],
          ['website_id', 'form_id'],
        ],
      })
    },
  },
]
