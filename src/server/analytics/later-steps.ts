import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { connectionsStep } from './connections-step.ts'
import { viewsByDayStep } from './views-by-day-step.ts'

/** The migrations of this database since it stores recordings. */
export const laterSteps: readonly Migration[] = [
  {
    name: '2027-01-02-a-replays',
    async up(database) {
      await defineTable(database, {
        name: 'analytics_replays',
        columns: {
          ...{ website_id: text, id: text, started_at: integer, last_at: integer, page: text, pages: integer },
          ...{ device: text, browser: text, parts: integer, size: integer, stored: integer },
        },
        primaryKey: ['website_id', 'id'],
        indexes: [['website_id', 'started_at']],
      })
      await defineTable(database, {
        name: 'analytics_replay_parts',
        columns: { website_id: text, replay_id: text, number: integer, events: text },
        primaryKey: ['website_id', 'replay_id', 'number'],
        references: [
          {
            ...{ columns: ['website_id', 'replay_id'], table: 'analytics_replays', to: ['website_id', 'id'] },
            onDelete: 'cascade',
          },
        ],
      })
    },
  },
  viewsByDayStep,
  connectionsStep,
]
