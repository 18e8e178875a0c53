import { type Kysely, sql } from 'kysely'
import { defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import type { DiscountContent, DiscountTrigger } from '#shared/discounts/schema.ts'

export interface DiscountTables {
  discounts: {
    website_id: string
    id: string
    /** `discountDocument`. The next columns repeat parts of it, which queries look at. */
    document: string
    /** In capitals; null without a code, and for a deleted discount: its code can be given to another one. */
    code: string | null
    title: string
    trigger_kind: DiscountTrigger
    is_on: number
    starts_at: number | null
    ends_at: number | null
    usage_limit: number | null
    /** The orders that use it, and the sum of their totals: changed with each use, so that nothing is counted. */
    used_count: number
    sales_cents: number
    /** The number of its single-use codes. */
    code_count: number
    revision: number
    created_at: number
    updated_at: number
    /** It can be restored for a while, with its codes. */
    deleted_at: number | null
  }
  /** Codes that each work once. */
  discount_codes: {
    website_id: string
    code: string
    discount_id: string
    created_at: number
    /** When an order took it; null while it works. */
    used_at: number | null
  }
  /** The uses of discounts by payments; given back with failed payments and canceled orders. */
  discount_uses: {
    website_id: string
    payment_id: string
    discount_id: string
    /** The single-use code, or ''. */
    code: string
    /** The hash of the buyer's email address; null where a customer can use the discount several times. */
    customer: string | null
    /** The order's total. */
    sales_cents: number
    at: number
  }
}

export const discountMigrations: Migration[] = [
  {
    name: '2026-11-20-k-discounts',
    async up(database) {
      await defineTable(database, {
        name: 'discounts',
        columns: {
          website_id: text,
          id: text,
          code: text,
          title: text,
          kind: text,
          percent_milli: integer,
          amount_cents: integer,
          minimum_subtotal_cents: integer,
          starts_at: nullable(integer),
          ends_at: nullable(integer),
          usage_limit: nullable(integer),
          used_count: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'code']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2026-12-02-a-discounts-of-all-kinds',
    async up(database) {
      const former = await database.selectFrom('discounts').selectAll().execute()
      await database.schema.dropTable('discounts').execute()
      await defineDiscountTables(database)
      for (const row of former)
        await database
          .insertInto('discounts')
          .values(fromFormer(row as FormerRow))
          .execute()
    },
  },
]

// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
async function defineDiscountTables(database: Kysely<any>): Promise<void> {
  const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
  const discount = {
    columns: ['website_id', 'discount_id'],
    table: 'discounts',
    to: ['website_id', 'id'],
    onDelete: 'cascade',
  } as const
  await defineTable(database, {
    name: 'discounts',
    columns: {
      website_id: text,
      id: text,
      document: text,
      code: nullable(text),
      title: text,
      trigger_kind: text,
      is_on: integer,
      starts_at: nullable(integer),
      ends_at: nullable(integer),
      usage_limit: nullable(integer),
      used_count: withDefault(integer, 0),
      sales_cents: withDefault(integer, 0),
      code_count: withDefault(integer, 0),
      revision: integer,
      created_at: integer,
      updated_at: integer,
      deleted_at: nullable(integer),
    },
    primaryKey: ['website_id', 'id'],
    unique: [['website_id', 'code']],
    references: [website],
  })
  // Every cart asks for automatic discounts, and whether any code works: few rows are on.
  await database.schema
    .createIndex('discounts_on')
    .on('discounts')
    .columns(['website_id', 'trigger_kind', 'ends_at'])
    .where(sql<boolean>`is_on = 1 and deleted_at is null`)
    .execute()
  await defineTable(database, {
    name: 'discount_codes',
    columns: { website_id: text, code: text, discount_id: text, created_at: integer, used_at: nullable(integer) },
    primaryKey: ['website_id', 'code'],
    references: [discount],
    indexes: [['website_id', 'discount_id', 'code']],
  })
  await defineTable(database, {
    name: 'discount_uses',
    columns: {
      website_id: text,
      payment_id: text,
      discount_id: text,
      code: text,
      customer: nullable(text),
      sales_cents: integer,
      at: integer,
    },
    primaryKey: ['website_id', 'payment_id', 'discount_id'],
    unique: [['website_id', 'discount_id', 'customer']],
    references: [discount],
  })
  // "First order only" asks whether a customer has ordered before.
  await sql`create index orders_by_email on orders (website_id, lower(email))`.execute(database)
}

/** A row from before discounts had a document. */
interface FormerRow {
  readonly website_id: string
  readonly id: string
  readonly code: string
  readonly title: string
  readonly kind: 'percent' | 'amount' | 'free-shipping'
  readonly percent_milli: number
  readonly amount_cents: number
  readonly minimum_subtotal_cents: number
  readonly starts_at: number | null
  readonly ends_at: number | null
  readonly usage_limit: number | null
  readonly used_count: number
}

function fromFormer(row: FormerRow) {
  const content: DiscountContent = {
    ...blankDiscount,
    title: row.title,
    code: row.code,
    kind: row.kind,
    percentMilli: row.percent_milli,
    amountCents: row.amount_cents,
    minimumSubtotalCents: row.minimum_subtotal_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
  }
  const now = Date.now()
  return {
    website_id: row.website_id,
    id: row.id,
    document: JSON.stringify(content),
    code: row.code,
    title: row.title,
    trigger_kind: 'code',
    is_on: 1,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    usage_limit: row.usage_limit,
    used_count: row.used_count,
    sales_cents: 0,
    code_count: 0,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }
}
