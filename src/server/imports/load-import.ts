import { productLimitIn, productLimitOf } from '#server/collections/product-limit.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { type BatchSize, DRY_RUN_BATCH } from './batch-sizes.ts'
import { type ImportChoices, importChoices } from './documents.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import type { ImportFileFacts } from './import-file.ts'
import { findImport, type ImportRecord } from './import-store.ts'
import { type FileNames, type NamedInFile, noteName } from './plan/file-names.ts'
import type { ImportContext } from './read-catalogue.ts'
import { inBatches, readingContext } from './read-import-file.ts'
import { BrokenFile, isOwnKey, openOwnFile } from './read-own-file.ts'
import { readStoredFile } from './read-stored-file.ts'
import { factsOfStream } from './table-facts.ts'

export type ImportServices = Pick<Services, 'database' | 'websites' | 'worker' | 'files' | 'env'>

/** An import with its file, which is read again: any node can continue it. */
export interface LoadedImport {
  readonly record: ImportRecord
  readonly website: Website
  readonly file: ImportFileFacts
  /** The number of products. */
  readonly total: number
  /** The products in order, in batches, without those that were done before. */
  products(size: BatchSize, skipped?: number): AsyncGenerator<ImportedProduct[]>
  readonly context: ImportContext
  /** Whether the file contains pictures and download files. */
  readonly hasFiles: boolean
}

/** Loads an import for its job. Null when there is nothing left to do; a refusal when the file cannot be read. */
export async function loadImport(
  services: ImportServices,
  websiteId: string,
  importId: string,
  state: ImportRecord['state'],
): Promise<Result<LoadedImport> | null> {
  const website = await services.websites.byId(websiteId)
  const record = website && (await findImport(reading(services, website), importId))
  if (!website || !record || record.state !== state) return null
  const opened = await openImportFile(services, website, record)
  if (!opened.ok) return opened
  const { file, count, products, hasFiles } = opened.value
  // The dry run has counted them, and has read the file to its end.
  const total = state === 'checking' ? await count().catch(brokenAt) : record.total
  if (typeof total !== 'number') return total
  const choices = importChoices.read(record.choices)
  const limit = await productLimitIn(reading(services, website), productLimitOf(services.env))
  const context = {
    record,
    choices,
    settings: website.settings,
    productLimit: raisesLimit(record, choices) ? Math.max(limit, raisedLimit(total)) : limit,
    names: memoized(() => readNames(products)),
    freed: choices.freed ?? [],
  }
  return succeed({ record, website, file, total, products, context, hasFiles })
}

/** The file of an import. */
interface OpenedFile extends Pick<LoadedImport, 'file' | 'products' | 'hasFiles'> {
  /** Counts the products: progress can only be reported when the total is known. */
  count(): Promise<number>
}

/** Opens the file of an import: our own exports as a stream, others as a whole. */
async function openImportFile(
  { files }: Pick<ImportServices, 'files'>,
  website: Website,
  record: ImportRecord,
): Promise<Result<OpenedFile>> {
  const { storage_key: key } = record
  if (key === null) return fail('import-file-unreadable')
  const now = Date.now()
  const context = readingContext(website, record.units, now)
  if (isOwnKey(key)) {
    const own = await openOwnFile(files, key)
    if (!own.ok) return own
    const { headings, archive } = own.value
    const places = await own.value.places().catch(brokenAt)
    if ('ok' in places) return places
    const decoded = { guessed: null, oddLines: [] }
    const products: Products = (size, skipped = 0) => inBatches(own.value.products(context), { size, skipped })
    return succeed({
      file: { table: factsOfStream(headings), format: 'vitrine', decoded, places },
      count: () => countOneByOne(products),
      products,
      hasFiles: archive !== null,
    })
  }
  const open = () => readStoredFile(files, key, importChoices.read(record.choices).encoding)
  const file = await open()
  if (!file.ok) return file
  return succeed({
    file: file.value,
    count: () => file.value.count(context),
    async *products(size, skipped = 0) {
      // Its thread may have ended meanwhile: what comes before the products can take long.
      const again = file.value.isOpen() ? file : await open()
      if (!again.ok) throw new BrokenFile(fail('import-file-unreadable'))
      yield* again.value.products(context, size, skipped)
    },
    hasFiles: false,
  })
}

const brokenAt = (error: unknown) => {
  if (error instanceof BrokenFile) return error.failure
  throw error
}

function memoized<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let outcome: Promise<Outcome> | undefined
  return () => {
    outcome ??= work()
    return outcome
  }
}

type Products = LoadedImport['products']

/** Counts the products of a file that is read as a stream. */
async function countOneByOne(products: Products): Promise<number> {
  let total = 0
  for await (const some of products(DRY_RUN_BATCH)) total += some.length
  return total
}

/**
 * The names of products in the whole file: whether one may take a name depends on what the file says about its owner.
 * Few files need this, and for a long one it takes much memory.
 */
async function readNames(products: Products): Promise<FileNames> {
  const names = new Map<string, NamedInFile>()
  for await (const some of products(DRY_RUN_BATCH)) for (const product of some) noteName(names, product)
  return names
}

/** Whether pages may exceed their limit for the file's products; our own export is always restored completely. */
export const raisesLimit = ({ format }: Pick<ImportRecord, 'format'>, choices: ImportChoices): boolean =>
  choices.raisesLimit ?? format === 'vitrine'

/** The new limit of a store page after an owner decided that all products of a file go to one page. */
export const raisedLimit = (products: number): number => Math.max(10_000, Math.ceil(products / 5_000) * 10_000)

/** The key of an import's file. */
export const fileKey = (websiteId: string, importId: string, ending = '.csv'): string =>
  `imports/${websiteId}/${importId}${ending}`

/** Ends an import that cannot continue, with the reason as text. */
export async function failImport(scope: Scope, importId: string, failure: Failure): Promise<void> {
  await scope.database
    .updateTable('imports')
    .set({ state: 'failed', failure: sentenceOf(failure), lane: null, finished_at: Date.now() })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .execute()
}
