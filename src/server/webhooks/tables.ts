import { sql } from 'kysely'
import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { SentEventType } from '#shared/webhooks/event-types.ts'

export interface WebhookTables {
  /** A URL of the owner that is called for events. */
  webhook_endpoints: {
    website_id: string
    id: string
    url: string
    /** The owner's own words. */
    description: string
    /** JSON: `endpointEvents`. */
    events: string
    /** Sealed. */
    secret: string
    /** Sealed; signs as well until `former_until`, so that receivers can change over. */
    former_secret: string | null
    former_until: number
    state: 'on' | 'off'
    /** Why it is off: `owner`; `failing` after days without an answer; `gone` after an answer of 410. '' while it is on. */
    off_reason: '' | 'owner' | 'failing' | 'gone'
    /** Since when nothing has arrived; null while deliveries arrive. */
    failing_since: number | null
    /** Failed attempts since the last delivery that arrived. */
    failures: number
    /** Nothing is sent before this time: a receiver that is down is not called all the time. */
    rest_until: number
    /** When the owner was last told that deliveries have failed. */
    told_at: number
    created_at: number
  }
  /** Something that happened while a webhook listened; kept for 30 days. What it is about is read when it is sent. */
  webhook_events: {
    website_id: string
    /** The `webhook-id`; sorts by time. */
    id: string
    type: SentEventType
    /** The id of the order, product, variant, customer or submission. */
    subject_id: string
    /** JSON: `eventFacts`. Never personal. */
    facts: string
    occurred_at: number
  }
  /** An event on its way to one endpoint, and what became of it. */
  webhook_deliveries: {
    website_id: string
    endpoint_id: string
    event_id: string
    state: 'waiting' | 'delivered' | 'failed'
    attempts: number
    /** The next attempt. */
    due_at: number
    /** The attempt after this time is the last. */
    expires_at: number
    /** The last attempt; null before the first. */
    last_at: number | null
    /** The HTTP status of the last answer; null where there was none. */
    status: number | null
    milliseconds: number | null
    /** The beginning of the last answer. */
    answer: string
    /** Why the last attempt failed, as text; '' when it has not. */
    error: string
  }
}

const toWebsite = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const

export const webhookMigrations: Migration[] = [
  {
    name: '2026-12-24-a-webhooks',
    async up(database) {
      await defineTable(database, {
        name: 'webhook_endpoints',
        columns: {
          website_id: text,
          id: text,
          url: text,
          description: text,
          events: text,
          secret: text,
          former_secret: nullable(text),
          former_until: integer,
          state: text,
          off_reason: text,
          failing_since: nullable(integer),
          failures: integer,
          rest_until: integer,
          told_at: integer,
          created_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        references: [toWebsite],
      })
      await defineTable(database, {
        name: 'webhook_events',
        columns: {
          website_id: text,
          id: text,
          type: text,
          subject_id: text,
          facts: text,
          occurred_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        references: [toWebsite],
        indexes: [['website_id', 'occurred_at']],
      })
      await defineTable(database, {
        name: 'webhook_deliveries',
        columns: {
          website_id: text,
          endpoint_id: text,
          event_id: text,
          state: text,
          attempts: integer,
          due_at: integer,
          expires_at: integer,
          last_at: nullable(integer),
          status: nullable(integer),
          milliseconds: nullable(integer),
          answer: text,
          error: text,
        },
        primaryKey: ['website_id', 'endpoint_id', 'event_id'],
        references: [
          {
            columns: ['website_id', 'endpoint_id'],
            table: 'webhook_endpoints',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
          {
            columns: ['website_id', 'event_id'],
            table: 'webhook_events',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'endpoint_id', 'state', 'event_id'],
          // Events are deleted with their deliveries.
          ['website_id', 'event_id'],
        ],
      })
      await database.schema
        .createIndex('webhook_deliveries_due')
        .on('webhook_deliveries')
        .columns(['website_id', 'endpoint_id', 'due_at', 'event_id'])
        .where(sql.ref('state'), '=', 'waiting')
        .execute()
    },
  },
]
