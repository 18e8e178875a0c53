import { setImmediate } from 'node:timers/promises'
import { saveProducts } from '#server/products/write/save-product.ts'
import { importRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { SearchDocument } from '#server/search/document-words.ts'
import { setStock } from '#server/stock/set-stock.ts'
import { categoryPath, collectionPath, productPath } from '#shared/collections/rules.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { ProductInput } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import type { StockChange } from '#shared/stock/schema.ts'
import { categoryFinder, pathInWords } from './formats/category-paths.ts'
import type { CategoryPath, ImportedProduct } from './formats/imported-product.ts'
import { problem } from './formats/problems.ts'
import { freeNames, isSubstitute } from './free-names.ts'
import { sourceOf } from './import-store.ts'
import { makeCategories, makeStores } from './make-places.ts'
import { type NewPicture, notePictures } from './picture-store.ts'
import { type Catalogue, type Claims, noClaims } from './plan/catalogue.ts'
import { oldListsOf } from './plan/old-paths.ts'
import { type PlannedProduct, planImport } from './plan/plan-import.ts'
import { type ImportContext, readCatalogue, rememberSources } from './read-catalogue.ts'
import type { Report } from './row-store.ts'

/** The batch id and the import of a batch of products. */
export interface BatchContext {
  readonly importId: string
  readonly batchId: string
  readonly context: ImportContext
  /** The number of redirects that the site may still get; each batch subtracts its own. */
  readonly redirects: { room: number }
  /** Products of earlier batches, with their lines. */
  readonly lines: Pick<ReadonlyMap<string, number>, 'get'>
  /** Full pages, as in `Claims`: with hundreds of pages, each batch would search for the last one again. */
  readonly full: Claims['full']
  /** Search documents of saved products; the caller indexes them. */
  readonly documents: Map<string, SearchDocument>
}

/**
 * Imports some products of a file, in the caller's transaction: new ones are created, different ones are changed,
 * errors are reported. @returns the result of each, in order
 */
export async function importBatch(
  scope: ChangeScope,
  products: readonly ImportedProduct[],
  batch: BatchContext,
): Promise<Report[]> {
  const { importId, batchId, context } = batch
  const judged = new Map<ImportedProduct, ProductInput>()
  const planWith = (catalogue: Catalogue) => {
    const claims: Claims = { ...noClaims(), linesBefore: batch.lines, full: new Map(batch.full) }
    return { catalogue, plans: planImport(products, catalogue, claims, judged), claims }
  }
  const plan = async () => planWith(await readCatalogue(scope, products, context))
  let planned = await plan()
  if (await makeStores(scope, planned, batchId)) planned = await plan()
  const made = await makeCategories(scope, planned, batchId)
  if (made.length > 0) {
    planned = planWith({ ...planned.catalogue, categories: [...planned.catalogue.categories, ...made] })
  }
  const { plans } = planned
  for (const [page, number] of planned.claims.full) batch.full.set(page, number)
  await freeNames(scope, planned.claims.handovers, { batchId, freed: context.freed })
  // Visitors who only read need not wait for the whole batch.
  await setImmediate()

  const going = plans.filter(({ action }) => action === 'create' || action === 'update')
  const saved = await saveProducts(
    scope,
    going.map(({ productId, input, imported }) => ({
      productId,
      input: input!,
      createdAt: imported.own?.createdAt ?? null,
    })),
    {
      batchId,
      productLimit: context.productLimit,
      takenUrlId: 'number',
      stockReason: 'import',
      aboutId: importId,
      isTemporaryUrl: isSubstitute(context.freed),
      index(documents) {
        for (const document of documents) batch.documents.set(document.nounId, document)
      },
    },
  )
  await setImmediate()
  await setLocationStock(
    scope,
    going.flatMap((plan, place) => (saved[place]!.ok ? [{ plan, product: saved[place]!.value }] : [])),
    batch,
  )
  const outcomes = new Map(going.map((plan, place) => [plan, saved[place]!]))
  const inShop: { plan: PlannedProduct; product: Product | null; productId: string }[] = []
  const reports = plans.map((plan): Report => {
    const outcome = outcomes.get(plan)
    if (outcome && !outcome.ok) return refused(plan, sentenceOf(outcome.failure))
    const product = outcome?.value ?? null
    const productId = product?.id ?? plan.productId
    if (productId !== null) inShop.push({ plan, product, productId })
    const problems = [...plan.problems, ...plan.newCategories.map((path) => refusedCategory(plan, path))]
    return { ...plan, productId, problems }
  })

  const sourcesBefore = await rememberSources(
    scope,
    sourceOf(context.record.format),
    inShop.map(({ plan, productId }) => ({ sourceId: plan.imported.sourceId, productId })),
  )
  await leadFromOldPaths(scope, inShop, planned.catalogue, batch)
  await notePictures(scope, importId, inShop.flatMap(picturesToFetch))
  return reports.map((report) => {
    const sourceBefore = sourcesBefore.get(report.imported.sourceId)
    return sourceBefore === undefined ? report : { ...report, sourceBefore }
  })
}

/** Sets the units at locations, besides the total that was saved with each product. */
async function setLocationStock(
  scope: ChangeScope,
  saved: readonly { plan: PlannedProduct; product: Product | null }[],
  { importId, batchId }: Pick<BatchContext, 'importId' | 'batchId'>,
): Promise<void> {
  const changes = saved.flatMap(({ plan, product }) =>
    plan.stock.flatMap(({ place, locationId, quantity }): StockChange[] => {
      const variantId = product?.variants[place]?.id ?? plan.input?.variants[place]?.id
      return variantId ? [{ kind: 'set', variantId, locationId, quantity }] : []
    }),
  )
  if (changes.length === 0) return
  const set = await setStock(scope, changes, batchId, { reason: 'import', aboutId: importId })
  // The batch starts again: a location, or a variant, was deleted in this moment.
  if (!set.ok) throw new Error(`The stock of locations was refused: ${set.failure.code}`)
}

/** Redirects the URLs of the old shop to its products here, and to the pages that list them. */
async function leadFromOldPaths(
  scope: ChangeScope,
  inShop: readonly { plan: PlannedProduct; product: Product | null; productId: string }[],
  catalogue: Catalogue,
  { batchId, redirects }: Pick<BatchContext, 'batchId' | 'redirects'>,
): Promise<void> {
  const stores = new Map(catalogue.stores.map((store) => [store.id, store]))
  const known = new Map(catalogue.products.map((product) => [product.id, product]))
  const finders = new Map<string, ReturnType<typeof categoryFinder>>()
  const findCategory = (collectionId: string, names: readonly string[]) => {
    const known = finders.get(collectionId)
    const finder = known ?? categoryFinder(catalogue.categories.filter((one) => one.collectionId === collectionId))
    if (!known) finders.set(collectionId, finder)
    return finder({ names, isAddress: false }).id
  }
  const moves = new Map<string, string>()
  for (const { plan, product, productId } of inShop) {
    const saved = product ?? known.get(productId)
    const store = saved && stores.get(saved.collectionId)
    if (!store) continue
    if (plan.oldPath !== null) moves.set(plan.oldPath, productPath(store, saved))
    for (const { from, names } of oldListsOf(catalogue.format, plan.imported)) {
      const id = names.length === 0 ? null : findCategory(store.id, names)
      const category = catalogue.categories.find((one) => one.id === id)
      if (names.length === 0) moves.set(from, collectionPath(store))
      else if (category) moves.set(from, categoryPath(store, category))
    }
  }
  const wanted = [...moves].map(([from, to]) => ({ from, to }))
  redirects.room -= await importRedirects(scope, wanted, batchId, redirects.room)
}

/** The pictures to fetch for a product: all of them when one is missing, since their order is needed then. */
function picturesToFetch({
  plan,
  product,
  productId,
}: {
  plan: PlannedProduct
  product: Product | null
  productId: string
}): NewPicture[] {
  const others = plan.files.map(({ place, url, fileId, filename }) => ({
    productId,
    url,
    altText: null,
    assetId: null,
    variantIds: [],
    place,
    ...(place === 'file' && { details: { fileId, filename } }),
  }))
  if (plan.pictures.every(({ id }) => id !== null)) return others
  const { variants } = plan.imported
  const pictures = plan.pictures.map(({ url, altText, focalPoint, id }) => ({
    productId,
    url,
    altText,
    ...(focalPoint && { details: { focalPoint } }),
    assetId: id,
    // A saved product has its variants in the order of the file; an unchanged one has the planned ids.
    variantIds: variants.flatMap((variant, place) => {
      const saved = plan.variantPlaces[place]!
      const variantId = product?.variants[saved]?.id ?? plan.input?.variants[saved]?.id
      return variant.pictureUrl === url && variantId ? [variantId] : []
    }),
  }))
  return [...pictures, ...others]
}

/** A category that is still missing after all possible ones were created. */
function refusedCategory({ imported }: PlannedProduct, path: CategoryPath) {
  return problem('warning', 'category-refused', imported, { name: pathInWords(path) })
}

function refused(plan: PlannedProduct, sentence: string): Report {
  const { imported, problems } = plan
  const problem = { severity: 'error' as const, line: imported.line, column: '', sentence }
  return { imported, action: 'error', productId: null, oldPath: null, changes: [], problems: [...problems, problem] }
}
