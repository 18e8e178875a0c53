import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { FinalReason } from '#shared/changes/final-reasons.ts'

export interface ChangeTables {
  /** Actions of owners: the change log lists them, and each is undone as a whole. */
  change_batches: {
    website_id: string
    id: string
    user_id: string | null
    /** The API key that did it, which `user_id` made; null for people and jobs. */
    api_key_id: string | null
    at: number
    noun: string
    kind: 'created' | 'updated' | 'deleted' | 'mixed' | 'merged'
    /** JSON list of the titles of the first few things. */
    titles: string
    /** The number of changes. */
    size: number
    undone_at: number | null
    /** The last of its changes that was undone; they are undone newest first. Null before the first. */
    undone_down_to: string | null
    /** The action that its undoing is logged as, while that is running. */
    undoing_id: string | null
    /** The action that this one undid; null for all others. */
    undoes_id: Generated<string | null>
    /** Why it cannot be undone; null when it can, unless its noun has no undoer. */
    why_final: Generated<FinalReason | null>
  }
  /** The changes of each action: written in their own transaction, read by undo and the change log. */
  changes: {
    website_id: string
    id: string
    batch_id: string
    noun: string
    noun_id: string
    /** The thing before, as the log of its noun stores it (`define-log.ts`); null when it did not exist. */
    before: string | null
    /** The thing after; null when it was deleted. */
    after: string | null
  }
}

export const changeMigrations: Migration[] = [
  {
    name: '2026-11-20-f-changes',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'change_batches',
        columns: {
          website_id: text,
          id: text,
          user_id: nullable(text),
          at: integer,
          noun: text,
          kind: text,
          titles: text,
          size: integer,
          undone_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        references: [website],
        indexes: [['website_id', 'noun', 'id']],
      })
      await defineTable(database, {
        name: 'changes',
        columns: {
          website_id: text,
          id: text,
          batch_id: text,
          noun: text,
          noun_id: text,
          before: nullable(text),
          after: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [
          {
            columns: ['website_id', 'batch_id'],
            table: 'change_batches',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'batch_id', 'id'],
          ['website_id', 'noun', 'noun_id', 'id'],
        ],
      })
    },
  },
  {
    name: '2026-11-20-t-undo-in-steps',
    async up(database) {
      await addColumn(database, 'change_batches', 'undone_down_to', nullable(text))
      await addColumn(database, 'change_batches', 'undoing_id', nullable(text))
      await database.schema
        .createIndex('change_batches_by_undoing_id')
        .on('change_batches')
        .columns(['website_id', 'undoing_id'])
        .execute()
    },
  },
  {
    name: '2026-11-22-o2-changes-undoes',
    async up(database) {
      await addColumn(database, 'change_batches', 'undoes_id', nullable(text))
    },
  },
  {
    name: '2026-11-23-q1-final-changes',
    async up(database) {
      await addColumn(database, 'change_batches', 'why_final', nullable(text))
      const give = database.updateTable('change_batches')
      await give.set({ why_final: 'own-account' }).where('noun', '=', 'account').execute()
      await give.set({ why_final: 'responses-deleted' }).where('noun', '=', 'submission').execute()
    },
  },
  {
    name: '2027-01-22-b-changes-of-api-keys',
    up: (database) => addColumn(database, 'change_batches', 'api_key_id', nullable(text)),
  },
]
