import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newBatchId } from '#server/changes/record-change.ts'
import { listCategories } from '#server/collections/category-store.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import { createStore } from '#server/collections/create-store.ts'
import { checkImport } from '#server/imports/check-import.ts'
import { runImport } from '#server/imports/run-import.ts'
import { readProducts } from '#server/products/read-product.ts'
import { Answer } from '#server/testing/answer.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import * as contracts from '#shared/imports/api.ts'
import type { ImportFormat } from '#shared/imports/formats.ts'
import type { Import, ImportRow } from '#shared/imports/schema.ts'
import type { Product } from '#shared/products/schema.ts'

/** Our own files, in the format of real ones. */
export const fixture = (format: ImportFormat): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../imports/fixtures/${format}.csv`, import.meta.url)))

/** Files of real shops; null when the folder beside the checkout does not exist. */
export function realFile(name: string): Buffer | null {
  const path = fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url))
  return existsSync(path) ? readFileSync(path) : null
}

/** A website with a store page, and its owner's browser. */
export async function buildShop(
  app: TestApp,
  store = 'Pottery',
): Promise<{ site: Website; owner: Browser; storeId: string }> {
  const site = await app.buildWebsite()
  const created = await app.changing(site, (scope) => createStore(scope, { title: store }, newBatchId()))
  if (!created.ok) throw new Error(sentenceOf(created.failure))
  const owner = await app.owner(site)
  await owner.request('GET', '/api/sign-in')
  return { site, owner, storeId: created.value.id }
}

/** Uploads a file as the studio does. */
export async function upload(owner: Browser, bytes: Buffer | string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ filename: 'products.csv', ...query })
  const { method, path } = contracts.uploadImportCall
  const response = await owner.request(method, `${path}?${search}`, Buffer.from(bytes), { 'content-type': 'text/csv' })
  return new Answer(contracts.uploadImportCall, response.statusCode, response.json())
}

const goOn = async () => false

/** Uploads a file and runs the dry run, without the worker. */
export async function checkFile(
  app: TestApp,
  site: Website,
  owner: Browser,
  bytes: Buffer | string,
  query: Record<string, string> = {},
): Promise<Import> {
  const { id } = (await upload(owner, bytes, query)).body.import
  await checkImport(app.services, site.id, id, goOn)
  return (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
}

/** Imports a file from the upload to the end. Pictures are not fetched: that is a separate job. */
export async function importFile(
  app: TestApp,
  site: Website,
  owner: Browser,
  bytes: Buffer | string,
  query: Record<string, string> = {},
): Promise<Import> {
  const { id } = await checkFile(app, site, owner, bytes, query)
  const started = await owner.call(contracts.startImportCall, { parameters: { importId: id } })
  if (started.code !== null) throw new Error(started.failure.error)
  await runImport(app.services, site.id, id, goOn)
  return (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
}

/** All rows of a report. */
export async function rowsOf(owner: Browser, importId: string, query: object = {}): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (let after: number | null = -1; after !== null; ) {
    const given = { parameters: { importId }, query: { ...query, after } }
    const page: ReplyOf<typeof contracts.listImportRowsCall> = (await owner.call(contracts.listImportRowsCall, given))
      .body
    rows.push(...page.rows)
    after = page.next
  }
  return rows
}

/** Every product of a website, by title. */
export async function productsOf(app: TestApp, site: Website): Promise<Product[]> {
  const rows = await app.services.database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', site.id)
    .execute()
  const products = await readProducts(
    app.reading(site),
    rows.map(({ id }) => id),
  )
  return [...products.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
const keyOf = (product: Product) => `${product.title} ${product.variants[0]!.sku}`

/** The catalog of a website without ids and times: equal for two catalogs with the same content. */
export async function catalogueOf(app: TestApp, site: Website): Promise<object[]> {
  const scope = app.reading(site)
  const names = new Map<string, string>()
  for (const store of await listCollections(scope)) {
    names.set(store.id, store.title)
    for (const category of await listCategories(scope, store.id)) {
      names.set(category.id, `${names.get(category.parentId ?? '') ?? ''}/${category.displayName}`)
    }
  }
  return (await productsOf(app, site)).map((product) => {
    const {
      id: _id,
      createdAt: _created,
      updatedAt: _updated,
      collectionId,
      categoryIds,
      variants,
      pictures,
      ...rest
    } = product
    return {
      ...rest,
      store: names.get(collectionId),
      categories: categoryIds.map((id) => names.get(id)).sort(),
      variants: variants.map(({ id: _variant, pictureId, ...variant }) => ({
        ...variant,
        hasPicture: pictureId !== null,
      })),
      pictures: pictures.map(({ altText, width, height }) => ({ altText, width, height })),
    }
  })
}
