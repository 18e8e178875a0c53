import { productLimitIn, productLimitOf } from '#server/products/product-limit.ts'
import type { Services } from '#server/services.ts'
import { reading, type Scope } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { type FileNames, type NamedInFile, noteName } from '#shared/imports/file-names.ts'
import type { UnitSystem } from '#shared/imports/formats.ts'
import type { ImportedProduct } from '#shared/imports/imported-product.ts'
import { PRODUCTS_PER_BATCH } from '#shared/imports/limits.ts'
import { choicesOf, findImport, type ImportChoices, type ImportRecord } from './import-store.ts'
import type { ImportSurroundings } from './read-catalogue.ts'
import { type ImportFile, productsInBatches, readImportFile } from './read-import-file.ts'

export type ImportServices = Pick<Services, 'database' | 'websites' | 'worker' | 'files' | 'env'>

/** An import with its file read anew: any node can take it up. */
export interface LoadedImport {
  readonly record: ImportRecord
  readonly website: Website
  readonly file: ImportFile
  /** How many products there are; counted again each time. */
  readonly total: number
  /** The products in their order, some at a time, without those that were done before. */
  products(size: number, skipped?: number): AsyncGenerator<ImportedProduct[]>
  readonly surroundings: ImportSurroundings
}

/** Loads an import for its job. Null when there is nothing to do any more; a refusal when the file cannot be read. */
export async function loadImport(
  services: ImportServices,
  websiteId: string,
  importId: string,
  state: ImportRecord['state'],
): Promise<Result<LoadedImport> | null> {
  const website = await services.websites.byId(websiteId)
  const record = website && (await findImport(reading(services, website), importId))
  if (!website || !record || record.state !== state) return null
  const bytes = record.storage_key === null ? null : await services.files.read(record.storage_key)
  if (!bytes) return fail('import-file-unreadable')
  const file = await readImportFile(bytes, choicesOf(record).encoding)
  if (!file.ok) return file
  const now = Date.now()
  const products = (size: number, skipped = 0) =>
    productsInBatches(file.value, website, record.units as UnitSystem, now, { size, skipped })
  const { total, names } = await readThrough(products)
  const choices = choicesOf(record)
  const limit = await productLimitIn(reading(services, website), productLimitOf(services.env))
  const surroundings = {
    record,
    choices,
    settings: website.settings,
    productLimit: raisesLimit(record, choices) ? Math.max(limit, raisedLimit(total)) : limit,
    names,
    freed: choices.freed ?? [],
  }
  return succeed({ record, website, file: file.value, total, products, surroundings })
}

/**
 * Reads the file through once: how far a long work is can only be said when its end is known, and whether a product may
 * take a name depends on what the file says of its owner.
 */
async function readThrough(
  products: (size: number) => AsyncGenerator<ImportedProduct[]>,
): Promise<{ total: number; names: FileNames }> {
  const names = new Map<string, NamedInFile>()
  let total = 0
  for await (const some of products(PRODUCTS_PER_BATCH)) {
    for (const product of some) noteName(names, product)
    total += some.length
  }
  return { total, names }
}

/** Whether pages take as many products as the file has for them; our own export comes back as it was. */
export const raisesLimit = ({ format }: Pick<ImportRecord, 'format'>, choices: ImportChoices): boolean =>
  choices.raisesLimit ?? format === 'vitrine'

/** How many products a store page may hold once an owner has said that all of a file go to one: with room for more. */
export const raisedLimit = (products: number): number => Math.max(10_000, Math.ceil(products / 5_000) * 10_000)

/** Where the file of an import lies. */
export const fileKey = (websiteId: string, importId: string): string => `imports/${websiteId}/${importId}.csv`

/** Ends an import that cannot go on, with the reason in words. */
export async function failImport(scope: Scope, importId: string, failure: Failure): Promise<void> {
  await scope.database
    .updateTable('imports')
    .set({ state: 'failed', failure: sentenceOf(failure), lane: null, finished_at: Date.now() })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .execute()
}
