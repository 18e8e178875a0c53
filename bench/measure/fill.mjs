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
      password: 'kettle harbor slow green',
      country: 'US',
      currency: 'USD',
      timeZone: 'America/New_York',
    }),
  })
  if (!reply.ok) throw new Error(`The set-up failed: ${await reply.text()}`)
  await server.stop()
}

/**
 * Makes a data folder with shops: set up through the server, then filled row by row.
 * @param withPictures whether each product has two pictures, and a category
 */
export async function fill({ data, products, variants, sites, withPictures = false }) {
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
  if (withPictures) database.transaction(() => addPictures(database, first.id))()
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

const CATEGORIES = 20

/** Gives each product of a website two pictures, a category and the filters of its variants. There are no files behind the pictures. */
function addPictures(database, websiteId) {
  const colors = {
    topLeft: 'e0d8cc',
    topRight: 'd8ccba',
    bottomLeft: 'c4b49c',
    bottomRight: 'b4a284',
    center: 'd0c2aa',
  }
  const insertAsset = database.prepare(`insert into assets (website_id, id, filename, storage_key, media_type, bytes,
    width, height, frames, color_data, content_hash, created_at, derived_at)
    values (?, ?, ?, ?, 'image/jpeg', 100000, 2000, 2500, 1, ?, ?, 1, 1)`)
  const insertPicture = database.prepare(`insert into product_pictures (website_id, id, product_id, asset_id, position,
    alt_text, focal_x, focal_y) values (?, ?, ?, ?, ?, ?, 0.5, 0.5)`)
  const insertPlace = database.prepare(
    'insert into product_categories (website_id, category_id, product_id) values (?, ?, ?)',
  )
  const facets = JSON.stringify({ Glaze: ['Glaze 0', 'Glaze 1', 'Glaze 2'] })
  database.prepare('update products set facets = ? where website_id = ?').run(facets, websiteId)
  const root = database.prepare("select * from categories where website_id = ? and type = 'ROOT'").get(websiteId)
  const categories = Array.from({ length: CATEGORIES }, (_, number) => ({
    ...{ ...root, id: crypto.randomUUID(), parent_id: root.id, type: 'CATEGORY' },
    ...{ display_name: `Category ${number}`, url_id: `category-${number}`, display_index: (number + 1) * 1024 },
  }))
  const columns = Object.keys(root)
  const insertCategory = database.prepare(
    `insert into categories (${columns}) values (${columns.map((name) => `@${name}`)})`,
  )
  for (const category of categories) insertCategory.run(category)
  const products = database.prepare('select id, title from products where website_id = ?').all(websiteId)
  for (const [number, { id, title }] of products.entries()) {
    for (let position = 0; position < 2; position += 1) {
      const asset = crypto.randomUUID()
      const name = `${title}-${position}.jpg`.replaceAll(' ', '-').toLowerCase()
      insertAsset.run(websiteId, asset, name, asset, JSON.stringify(colors), asset)
      insertPicture.run(websiteId, crypto.randomUUID(), id, asset, position, `${title} from side ${position}`)
    }
    insertPlace.run(websiteId, categories[number % CATEGORIES].id, id)
  }
}
