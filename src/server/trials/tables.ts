import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface TrialTables {
  /** Who has had the trial of which product: a customer has one. */
  subscription_trials: {
    website_id: string
    product_id: string
    /** A hash of the email address: it recognizes the customer, and tells nobody who it is. */
    customer: string
    /** The payment that has taken it. */
    payment_id: string
    created_at: number
  }
}

export const trialMigrations: Migration[] = [
  {
    name: '2027-01-03-a-subscription-trials',
    async up(database) {
      await defineTable(database, {
        name: 'subscription_trials',
        columns: { website_id: text, product_id: text, customer: text, payment_id: text, created_at: integer },
        primaryKey: ['website_id', 'product_id', 'customer'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'payment_id']],
      })
    },
  },
]
