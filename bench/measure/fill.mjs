import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startServer } from './server.mjs'

// The server's own driver: it writes the same rows as an import, only faster.
const Sqlite = createRequire(join(import.meta.dirname, '../../package.json'))('better-sqlite3')

/** Sets up an empty shop in a data folder or in another database. */
export async function setUp({ data, env }) {
  const server = await startServer({ data, ...(env && { env }) })
  const reply = await fetch(`${server.url}/api/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      siteName: 'Bench',
      ownerName: 'Olive Owner',
      email: 'owner@example.com',
      password: 'bench password',
      country: 'US',
      currency: 'USD',
      timeZone: 'America/New_York',
    }),
  })
  if (!reply.ok) throw new Error(`The set-up failed: ${await reply.text()}`)
  await server.stop()
}

/** Makes a data folder with shops: set up through the server, then filled row by row. */
export async function fill({ data, products, variants, sites }) {
  await setUp({ data })

  const database = new Sqlite(join(data, 'vitrine.db'))
  database.pragma('synchronous = OFF')
  // A new shop accepts no payments; this one accepts transfers, which need no provider.
  database
    .prepare(`update websites set settings = json_set(settings, '$.paymentMethods', json('["bank-transfer"]'),
      '$.bankTransferInstructions', 'Routing 000 000 000')`)
    .run()
  const first = database.prepare('select * from websites').get()
  const copy = copier(database, first)
  const shops = [{ websiteId: first.id, collectionId: copy.collectionOf(first.id) }]
  for (let site = 1; site < sites; site += 1) shops.push(copy.website(site))
  const filled = database.transaction(() => shops.map((shop) => fillShop(database, shop, products, variants)))()
  database.close()
  const one = filled[Math.floor(filled.length / 2)]
  return {
    host: sites > 1 ? `bench-${Math.floor(filled.length / 2)}.localhost` : '127.0.0.1',
    productPath: '/shop/p/product-7',
    storePath: '/shop',
    variants: one,
  }
}

/** Copies the website that was set up: its row, store, layout and pages under new ids. */
function copier(database, first) {
  const collectionOf = (websiteId) =>
    database.prepare('select id from collections where website_id = ?').get(websiteId).id
  const tables = ['collections', 'categories', 'site_layouts', 'pages']
  const insert = (table, row) => {
    const names = Object.keys(row)
    database
      .prepare(`insert into ${table} (${names.join(',')}) values (${names.map(() => '?').join(',')})`)
      .run(...Object.values(row))
  }
  return {
    collectionOf,
    website(number) {
      const websiteId = crypto.randomUUID()
      insert('websites', { ...first, id: websiteId, slug: `bench-${number}`, title: `Bench ${number}` })
      for (const table of tables) {
        for (const row of database.prepare(`select * from ${table} where website_id = ?`).all(first.id)) {
          insert(table, { ...row, website_id: websiteId })
        }
      }
      return { websiteId, collectionId: collectionOf(websiteId) }
    },
  }
}

function fillShop(database, { websiteId, collectionId }, products, variants) {
  const insertProduct =
    database.prepare(`insert into products (website_id, id, collection_id, product_type, title, title_key, url_id,
    status, publish_at, body, excerpt, tags, options, details, display_index, price_from_cents, price_to_cents, regular_price_cents,
    on_sale, sold_out, varied_prices, variant_count, created_at, updated_at)
    values (?, ?, ?, 1, ?, ?, ?, 'published', null, ?, ?, '["cup"]', ?, ?, ?, 3800, 4200, 4200, 0, 0, 1, ?, ?, ?)`)
  const insertVariant =
    database.prepare(`insert into variants (website_id, id, product_id, position, sku, price_cents, sale_price_cents,
    on_sale, unlimited, qty_in_stock, attributes, picture_id, weight_grams, length_millimetres, width_millimetres, height_millimetres)
    values (?, ?, ?, ?, ?, ?, 0, 0, 0, 100000000, ?, null, 350, 0, 0, 0)`)
  const details = JSON.stringify({
    useCustomAddButtonText: false,
    customAddButtonText: '',
    customSoldOutText: '',
    scarcity: null,
    relatedProductIds: [],
    isSubscribable: false,
    additionalFieldsFormId: null,
    seoTitle: '',
    seoDescription: '',
    taxable: true,
  })
  const options = JSON.stringify([{ name: 'Glaze', display: 'radio' }])
  const body = `<p>${'It holds twelve ounces, the handle takes three fingers, and the foot is left bare. '.repeat(6)}</p>`
  const bought = []
  const now = Date.now()
  for (let number = 0; number < products; number += 1) {
    const id = crypto.randomUUID()
    const title = `Product ${number}`
    insertProduct.run(
      websiteId,
      id,
      collectionId,
      title,
      title.toLowerCase(),
      `product-${number}`,
      body,
      'A cup among cups.',
      options,
      details,
      (number + 1) * 1024,
      variants,
      now - number,
      now,
    )
    for (let position = 0; position < variants; position += 1) {
      const sku = `SKU-${number}-${position}`
      insertVariant.run(
        websiteId,
        crypto.randomUUID(),
        id,
        position,
        sku,
        3800 + position * 200,
        JSON.stringify({ Glaze: `Glaze ${position}` }),
      )
      if (number < 200) bought.push({ itemId: id, sku })
    }
  }
  database
    .prepare('update collections set product_count = ? where website_id = ? and id = ?')
    .run(products, websiteId, collectionId)
  return bought
}
