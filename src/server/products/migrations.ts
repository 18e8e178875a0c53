import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, real, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { productTypes } from '#shared/products/codes.ts'

/** The steps of the tables of products; the types are in `tables.ts`. */
export const productMigrations: Migration[] = [
  {
    name: '2026-11-20-h-products',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const product = {
        columns: ['website_id', 'product_id'],
        table: 'products',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'products',
        columns: {
          website_id: text,
          id: text,
          collection_id: text,
          product_type: integer,
          title: text,
          title_key: text,
          url_id: text,
          status: text,
          publish_at: nullable(integer),
          body: text,
          excerpt: text,
          tags: text,
          options: text,
          details: text,
          display_index: integer,
          price_from_cents: integer,
          price_to_cents: integer,
          regular_price_cents: integer,
          varied_prices: integer,
          on_sale: integer,
          sold_out: integer,
          variant_count: integer,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'collection_id', 'url_id']],
        references: [
          website,
          {
            columns: ['website_id', 'collection_id'],
            table: 'collections',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'collection_id', 'status', 'display_index', 'id'],
          ['website_id', 'collection_id', 'status', 'price_from_cents', 'id'],
          ['website_id', 'collection_id', 'status', 'created_at', 'id'],
          ['website_id', 'collection_id', 'status', 'title_key', 'id'],
          ['website_id', 'updated_at', 'id'],
          ['website_id', 'title_key', 'id'],
          ['website_id', 'collection_id', 'display_index', 'id'],
        ],
      })
      await defineTable(database, {
        name: 'variants',
        columns: {
          website_id: text,
          id: text,
          product_id: text,
          position: integer,
          sku: text,
          price_cents: integer,
          sale_price_cents: integer,
          on_sale: integer,
          unlimited: integer,
          qty_in_stock: integer,
          attributes: text,
          picture_id: nullable(text),
          weight_grams: real,
          length_millimetres: real,
          width_millimetres: real,
          height_millimetres: real,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'sku']],
        references: [product],
        indexes: [['website_id', 'product_id', 'position']],
      })
      await defineTable(database, {
        name: 'product_pictures',
        columns: {
          website_id: text,
          id: text,
          product_id: text,
          asset_id: text,
          position: integer,
          alt_text: text,
          focal_x: real,
          focal_y: real,
        },
        primaryKey: ['website_id', 'id'],
        references: [
          product,
          { columns: ['website_id', 'asset_id'], table: 'assets', to: ['website_id', 'id'], onDelete: 'restrict' },
        ],
        indexes: [
          ['website_id', 'product_id', 'position'],
          ['website_id', 'asset_id'],
        ],
      })
      await defineTable(database, {
        name: 'product_categories',
        columns: { website_id: text, category_id: text, product_id: text },
        primaryKey: ['website_id', 'category_id', 'product_id'],
        references: [
          product,
          {
            columns: ['website_id', 'category_id'],
            table: 'categories',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'product_id', 'category_id']],
      })
    },
  },
  {
    // Filled by the job that updates the search index.
    name: '2026-11-22-b2-product-facets',
    up: (database) => addColumn(database, 'products', 'facets', withDefault(text, '{}')),
  },
  {
    name: '2026-11-22-m3-varied-prices',
    async up(database) {
      // Prices also vary by sale prices, on sale or not: older rows did not include that.
      await sql`update products set varied_prices = 1 where product_type <> ${productTypes.digital} and (
        select count(distinct sale_price_cents) from variants
        where variants.website_id = products.website_id and variants.product_id = products.id) > 1`.execute(database)
    },
  },
  {
    name: '2026-11-24-b2-products-counted',
    async up(database) {
      await addColumn(database, 'products', 'unsellable', withDefault(integer, 0))
      await sql`update products set unsellable = 1 where product_type in (4, 5)
        or details like ${'%"isSubscribable":true%'}`.execute(database)
      // What the home screen counts, which is few.
      const { schema } = database
      const product = ['website_id', 'id']
      await schema
        .createIndex('products_unsellable')
        .on('products')
        .columns(product)
        .where(sql<boolean>`unsellable = 1`)
        .execute()
      await schema
        .createIndex('products_sold_out')
        .on('products')
        .columns(product)
        .where(sql<boolean>`sold_out = 1 and status = 'published'`)
        .execute()
      await schema
        .createIndex('variants_few_left')
        .on('variants')
        .columns(['website_id', 'qty_in_stock', 'product_id'])
        .where(sql<boolean>`unlimited = 0 and qty_in_stock > 0 and qty_in_stock <= 9999`)
        .execute()
    },
  },
  {
    // The library shows the alt text that a product has for a picture.
    name: '2026-11-27-c2-describe-assets',
    up: async (database) => {
      await sql`
        update assets set alt_text = coalesce((
          select max(shown.alt_text) from product_pictures as shown
          where shown.website_id = assets.website_id and shown.asset_id = assets.id
        ), '')`.execute(database)
    },
  },
  {
    name: '2026-12-11-b-gift-cards-sellable',
    async up(database) {
      await sql`update products set unsellable = 0 where product_type = ${productTypes.giftCard}
        and details not like ${'%"isSubscribable":true%'}`.execute(database)
    },
  },
  {
    name: '2026-12-17-a-contents',
    async up(database) {
      for (const table of ['products', 'variants']) await addColumn(database, table, 'content', nullable(text))
    },
  },
  {
    name: '2026-12-25-e-a-bundles',
    async up(database) {
      await addColumn(database, 'products', 'is_bundle', withDefault(integer, 0))
      await defineTable(database, {
        name: 'bundle_parts',
        columns: { website_id: text, bundle_id: text, part_id: text },
        primaryKey: ['website_id', 'bundle_id', 'part_id'],
        references: [
          {
            columns: ['website_id', 'bundle_id'],
            table: 'products',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        // Parts that are deleted stay in the bundle, so that its owner sees what is missing.
        indexes: [['website_id', 'part_id']],
      })
    },
  },
]
