import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { spellSearchKeys } from '#server/database/plain-search-keys.ts'
import { indexWords } from '#server/database/word-index.ts'
import { writeWordsTogether } from '#server/database/words-together.ts'
import type { Folder } from '#shared/forms/inbox-api.ts'

export interface FormTables {
  forms: {
    website_id: string
    id: string
    name: string
    revision: number
    /** The current `formContent`. */
    content: string
    /**
     * Signs posts to its webhook; '' until it has one. Not part of the content, so that no log and no copy contains it.
     */
    webhook_secret: Generated<string>
    /** When it was deleted: for a month it can be restored with its submissions. */
    deleted_at: Generated<number | null>
    created_at: number
    updated_at: number
  }
  /**
   * The fields of each revision that was or may be answered, so that submissions and consents can always be shown as
   * they were.
   */
  form_revisions: {
    website_id: string
    form_id: string
    revision: number
    /** `formFields`. */
    fields: string
  }
  /** The form of each field, for clients that submit answers without naming the form. */
  form_field_ids: {
    website_id: string
    field_id: string
    form_id: string
  }
  form_submissions: {
    website_id: string
    id: string
    form_id: string
    revision: number
    folder: Folder
    is_read: number
    /** `submissionAnswers`. */
    answers: string
    /** The sender's address in lower case if the form asks for one, else ''; used for deleting by person. */
    sender_email: string
    /** The normalized words of the answers, with a space before each, for the search. */
    search_key: string
    page_title: string
    page_path: string
    page_id: string
    content_source: string
    page_permission_type: string
    /** Why it was marked as spam; '' when it was not. */
    spam_reason: string
    /** Identifies the key that it was submitted with, so that a key works once. */
    key_nonce: string
    /** SHA-256 of the submission: a repeat is recognized. */
    request_hash: string
    /** When it was moved to the folder of deleted ones, where it stays for a week; else null. */
    deleted_at: Generated<number | null>
    /** When its owner replied to it; null when no one has. */
    replied_at: Generated<number | null>
    created_at: number
  }
}

export const formMigrations: Migration[] = [
  {
    name: '2026-11-21-b-forms',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const form = {
        columns: ['website_id', 'form_id'],
        table: 'forms',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'forms',
        columns: {
          website_id: text,
          id: text,
          name: text,
          revision: integer,
          content: text,
          webhook_secret: withDefault(text, ''),
          deleted_at: nullable(integer),
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        references: [website],
        indexes: [['website_id', 'name', 'id']],
      })
      await defineTable(database, {
        name: 'form_revisions',
        columns: { website_id: text, form_id: text, revision: integer, fields: text },
        primaryKey: ['website_id', 'form_id', 'revision'],
        references: [form],
      })
      await defineTable(database, {
        name: 'form_field_ids',
        columns: { website_id: text, field_id: text, form_id: text },
        primaryKey: ['website_id', 'field_id', 'form_id'],
        references: [form],
        indexes: [['website_id', 'form_id']],
      })
      await defineTable(database, {
        name: 'form_submissions',
        columns: {
          website_id: text,
          id: text,
          form_id: text,
          revision: integer,
          folder: text,
          is_read: integer,
          answers: text,
          sender_email: text,
          search_key: text,
          page_title: text,
          page_path: text,
          page_id: text,
          content_source: text,
          page_permission_type: text,
          spam_reason: text,
          key_nonce: text,
          request_hash: text,
          deleted_at: nullable(integer),
          created_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'key_nonce']],
        references: [form],
        indexes: [
          ['website_id', 'form_id', 'folder', 'created_at', 'id'],
          // Unread submissions, of one form and of all.
          ['website_id', 'folder', 'is_read', 'form_id', 'created_at', 'id'],
          ['website_id', 'sender_email', 'id'],
          ['website_id', 'form_id', 'created_at'],
          ['website_id', 'deleted_at'],
        ],
      })
    },
  },
  {
    name: '2026-11-22-f1-submission-replies',
    async up(database) {
      await addColumn(database, 'form_submissions', 'replied_at', nullable(integer))
      // The submissions to all forms, newest first.
      await database.schema
        .createIndex('form_submissions_by_folder')
        .on('form_submissions')
        .columns(['website_id', 'folder', 'created_at', 'id'])
        .execute()
    },
  },
  {
    name: '2026-11-24-b3-words-of-submissions',
    up: (database) => indexWords(database, 'form_submissions'),
  },
  {
    name: '2026-11-24-c4-plain-letters-of-submissions',
    up: (database) => spellSearchKeys(database, 'form_submissions'),
  },
  {
    name: '2027-01-16-a-words-of-submissions-together',
    up: (database) => writeWordsTogether(database, 'form_submissions'),
  },
]
