import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Folder } from '#shared/forms/inbox-api.ts'

export interface FormTables {
  forms: {
    website_id: string
    id: string
    name: string
    revision: number
    /** `formContent` as it stands now. */
    content: string
    /**
     * What posts to its webhook are signed with; '' until it has one. Not part of the content, so that no log and no copy
     * holds it.
     */
    webhook_secret: Generated<string>
    /** When it was deleted: for a month it can be brought back with its answers. */
    deleted_at: Generated<number | null>
    created_at: number
    updated_at: number
  }
  /**
   * The fields of each revision that was answered or may be: what an answer answered, and what was agreed to, can be
   * shown for ever.
   */
  form_revisions: {
    website_id: string
    form_id: string
    revision: number
    /** `formFields`. */
    fields: string
  }
  /** Which form a field belongs to, for clients that hand answers in without naming the form (§3). */
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
    /** The sender's address in small letters where the form asks for one, else ''; what deleting by person looks for. */
    sender_email: string
    /** What the answer is found by: its words folded, with a space before each. */
    search_key: string
    page_title: string
    page_path: string
    page_id: string
    content_source: string
    page_permission_type: string
    /** Why it was put among spam; '' where it was not. */
    spam_reason: string
    /** Names the key that it was handed in with, so that a key is good once. */
    key_nonce: string
    /** SHA-256 of what was handed in: the same again is known, not doubled. */
    request_hash: string
    /** When it was put into the folder of deleted ones, where it stays for a week; null in every other. */
    deleted_at: Generated<number | null>
    /** When its owner replied to it; null where no one has. */
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
          // What is unread, of one form and of all.
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
      // The responses to all forms, newest first.
      await database.schema
        .createIndex('form_submissions_by_folder')
        .on('form_submissions')
        .columns(['website_id', 'folder', 'created_at', 'id'])
        .execute()
    },
  },
]
