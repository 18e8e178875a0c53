import type { ImportAction, ImportFieldChange, ImportProblem } from '#shared/imports/schema.ts'
import type { ProductInput } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { categoryFinder, categoryPaths, type FoundCategory, pathInWords } from '../formats/category-paths.ts'
import { type CategoryPath, type ImportedProduct, isSound } from '../formats/imported-product.ts'
import { type ProblemCode, problem, skipReasons } from '../formats/problems.ts'
import type { Catalogue, Claims } from './catalogue.ts'
import { type ChangeNames, describeChanges } from './describe-changes.ts'
import { judgeProduct } from './judge-product.ts'
import { isSameTitle, productMatcher } from './match-product.ts'
import { matchVariants } from './match-variants.ts'
import { type WantedPicture, wantedPictures } from './merge-pictures.ts'
import { type Findings, mergeProduct } from './merge-product.ts'
import type { NewStore } from './new-store.ts'
import { oldPathOf } from './old-paths.ts'
import { type PlannedStock, planLocationStock } from './plan-location-stock.ts'
import { planUrl, skuOwners, skusHandedTo } from './plan-names.ts'
import { bySkuAlone, unknownVariant, warningsOf, withoutStrays, withoutUnpriced } from './plan-warnings.ts'
import { meantStore, storeWithRoom } from './store-with-room.ts'
import { type WantedFile, wantedFiles } from './wanted-files.ts'

/** The plan for one product of a file. */
export interface PlannedProduct {
  readonly imported: ImportedProduct
  readonly action: ImportAction
  /** The product of the shop; null for one that is new or left out. */
  readonly productId: string | null
  /**
   * The product to save; null when nothing is saved. Categories and a store page that do not exist yet are not in it.
   */
  readonly input: ProductInput | null
  /** The store page that will be created for it. */
  readonly newStore: NewStore | null
  readonly newCategories: readonly CategoryPath[]
  /** Every picture that the file names, including existing ones. */
  readonly pictures: readonly WantedPicture[]
  /** Other files that have to be fetched. */
  readonly files: readonly WantedFile[]
  /** Its path in the old shop. */
  readonly oldPath: string | null
  /** For each variant of the file, its index in `input`. */
  readonly variantPlaces: readonly number[]
  /** Units at locations that are set after it was saved. */
  readonly stock: readonly PlannedStock[]
  readonly changes: readonly ImportFieldChange[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Decides what happens to products of a file: the dry run shows it, the import does it. Nothing is written here;
 * `claims` records the names and room that each product uses.
 * @param judged results of the shop's checks, when products are planned again after their store pages and categories
 * were created
 */
export function planImport(
  products: readonly ImportedProduct[],
  catalogue: Catalogue,
  claims: Claims,
  judged: Map<ImportedProduct, ProductInput> = new Map(),
): PlannedProduct[] {
  const match = productMatcher(catalogue)
  const finders = new Map<string, (path: CategoryPath) => FoundCategory>()
  const findIn = (storeId: string) => {
    const known = finders.get(storeId)
    const finder = known ?? categoryFinder(catalogue.categories.filter((category) => category.collectionId === storeId))
    if (!known) finders.set(storeId, finder)
    return finder
  }
  const owners = skuOwners(catalogue)
  const rootIds = new Set(catalogue.categories.filter(({ type }) => type === 'ROOT').map(({ id }) => id))
  const pathsById = categoryPaths(catalogue.categories)
  const urlIds = new Set(catalogue.stores.map(({ urlId }) => urlId))
  return products.map((imported) => plan(imported))

  function plan(imported: ImportedProduct): PlannedProduct {
    if (imported.skip !== null) {
      const reason: ImportProblem = {
        severity: 'warning',
        line: imported.line,
        column: '',
        sentence: skipReasons[imported.skip],
      }
      return staysOut(imported, 'skip', [reason])
    }
    if (!isSound(imported)) return staysOut(imported, 'error', [])
    const matched = match(imported)
    if (matched.kind === 'conflict') {
      return refused(imported, 'sku-of-another', { sku: matched.sku, title: matched.product.title })
    }
    const present = matched.kind === 'known' ? matched.product : null
    const lineBefore = present ? (claims.products.get(present.id) ?? claims.linesBefore.get(present.id)) : undefined
    if (present && lineBefore !== undefined) {
      return refused(imported, 'product-matched-before', { line: lineBefore, title: present.title })
    }
    const own = matched.kind === 'known' ? withoutStrays(imported, matched.strays) : imported
    const unknown = unknownVariant(own, present)
    if (unknown) return refused({ ...own, line: unknown.line }, 'variant-unknown', { title: present!.title })
    const isUncertain = matched.kind === 'known' && matched.isBySku && !isSameTitle(imported, matched.product)
    return planSound(withoutUnpriced(own, present), present, isUncertain)
  }

  function planSound(imported: ImportedProduct, present: Product | null, isUncertain: boolean): PlannedProduct {
    const matched = matchVariants(imported.variants, present?.variants ?? [])
    const { collectionId, newStore } = present
      ? { collectionId: present.collectionId, newStore: null }
      : storeWithRoom(catalogue, claims, meantStore(catalogue, imported))

    const found = imported.categories?.map((path) => ({ path, ...findIn(collectionId)(path) })) ?? null
    const inRoot = rootIdsOf(imported, present, { collectionId, rootIds, catalogue })
    const categoryIds = found && [...new Set([...inRoot, ...found.flatMap(({ id }) => id ?? [])])].sort()
    const away = (found ?? []).filter(({ id }) => id === null)
    const missing = away.map(({ path }) => path)
    const pictures = wantedPictures(imported, catalogue)
    const findings = { collectionId, categoryIds, pictures, matched }
    const judgement = judge(imported, present, findings)
    if ('problem' in judgement) return staysOut(imported, 'error', [judgement.problem])
    const variantPlaces = imported.variants.map((_, place) =>
      imported.options === undefined && present ? present.variants.indexOf(matched[place]!) : place,
    )
    const located = planLocationStock(imported, judgement.input, { present, variantPlaces, shop: catalogue.stock })
    const wanted = located.input
    const url = planUrl(catalogue, claims, {
      collectionId,
      wanted: wanted.urlId === present?.urlId ? '' : wanted.urlId,
      productId: present?.id ?? null,
    })
    const input = url.urlId === '' ? wanted : { ...wanted, urlId: url.urlId }
    const handovers = [...skusHandedTo(imported, present, owners), ...(url.from ? [url.from] : [])]

    const pending = present ? catalogue.pendingOf(present.id) : new Set<string>()
    const absent = (pictures ?? []).filter(({ id }) => id === null)
    const files = wantedFiles(imported, input.body, catalogue)
    const isNew = ({ url }: { readonly url: string }) => !pending.has(url)
    const toFetch = absent.filter(isNew).length
    const changes = present
      ? [
          ...describeChanges(present, input, {
            ...namesOf(catalogue, missing),
            categoryPath: (id) => pathsById.get(id) ?? '',
            toFetch: { pictures: toFetch, others: files.filter(isNew) },
          }),
          ...located.changes,
        ]
      : []
    const problems = [
      ...imported.problems,
      ...located.problems,
      ...(url.taken === null
        ? []
        : [problem('warning', 'url-taken', imported, { urlId: url.taken, instead: url.urlId })]),
      ...(isUncertain && changes.length > 0 ? [bySkuAlone(imported, present!)] : []),
      ...warningsOf({ imported, present, input, matched }, absent.length - toFetch, catalogue),
    ]

    claimNames(claims, { imported, present, collectionId, newStore, handovers, away, urlIds })
    return {
      imported,
      action: present ? (changes.length > 0 ? 'update' : 'unchanged') : 'create',
      productId: present?.id ?? null,
      input,
      newStore,
      newCategories: missing,
      pictures: pictures ?? [],
      files,
      oldPath: oldPathOf(catalogue.format, imported),
      variantPlaces,
      stock: located.stock,
      changes,
      problems,
    }
  }

  function judge(imported: ImportedProduct, present: Product | null, findings: Findings) {
    const known = judged.get(imported)
    const { collectionId, categoryIds } = findings
    if (known) return { input: { ...known, collectionId, categoryIds: [...(categoryIds ?? known.categoryIds)] } }
    const judgement = judgeProduct(imported, mergeProduct(imported, present, findings, catalogue), catalogue)
    if ('input' in judgement) judged.set(imported, judgement.input)
    return judgement
  }
}

/** What a product takes from the names and the room that are left for those after it. */
interface Claimed {
  readonly imported: ImportedProduct
  readonly present: Product | null
  readonly collectionId: string
  readonly newStore: NewStore | null
  readonly handovers: Claims['handovers']
  /** The categories of the product that do not exist yet. */
  readonly away: readonly { readonly path: CategoryPath; readonly known: number }[]
  /** The URLs of the store pages that exist. */
  readonly urlIds: ReadonlySet<string>
}

function claimNames(claims: Claims, claimed: Claimed): void {
  const { imported, present, collectionId, newStore, handovers, away, urlIds } = claimed
  if (present) claims.products.set(present.id, imported.line)
  else claims.arrivals.set(collectionId, (claims.arrivals.get(collectionId) ?? 0) + 1)
  claims.handovers.push(...handovers)
  if (newStore) {
    claims.stores.set(newStore.title, { store: newStore, count: (claims.stores.get(newStore.title)?.count ?? 0) + 1 })
  }
  const { storePage } = imported
  if (!present && storePage !== '' && !urlIds.has(storePage)) {
    claims.unknownPages.set(storePage, (claims.unknownPages.get(storePage) ?? 0) + 1)
  }
  for (const path of away.flatMap(newLevels)) {
    const key = `${collectionId} ${pathInWords(path).toLowerCase()}`
    if (!claims.categories.has(key)) claims.categories.set(key, path)
  }
}

/**
 * Products without a category are in the root, which files do not name: they stay there unless our own export says
 * otherwise.
 */
function rootIdsOf(
  { own }: ImportedProduct,
  present: Product | null,
  shop: { readonly collectionId: string; readonly rootIds: ReadonlySet<string>; readonly catalogue: Catalogue },
): string[] {
  if (own?.inRoot === undefined) return (present?.categoryIds ?? []).filter((id) => shop.rootIds.has(id))
  const root = shop.catalogue.categories.find((one) => one.collectionId === shop.collectionId && one.type === 'ROOT')
  return own.inRoot && root ? [root.id] : []
}

/** What the fields of a product are called in its changes. */
const namesOf = (
  { currency, locale, taxCategoryName }: Catalogue,
  missing: readonly CategoryPath[],
): Omit<ChangeNames, 'categoryPath' | 'toFetch'> => ({
  currency,
  locale,
  taxCategoryName,
  missingCategories: missing.map(pathInWords),
})

/** Every missing category of a path, from the top down. */
function newLevels({ path, known }: { path: CategoryPath; known: number }): CategoryPath[] {
  return path.names.slice(known).map((_, level) => ({ ...path, names: path.names.slice(0, known + level + 1) }))
}

function refused(imported: ImportedProduct, code: ProblemCode, facts: Record<string, unknown>): PlannedProduct {
  return staysOut(imported, 'error', [problem('error', code, imported, facts)])
}

function staysOut(
  imported: ImportedProduct,
  action: 'skip' | 'error',
  problems: readonly ImportProblem[],
): PlannedProduct {
  return {
    imported,
    action,
    productId: null,
    input: null,
    newStore: null,
    newCategories: [],
    pictures: [],
    files: [],
    oldPath: null,
    variantPlaces: [],
    stock: [],
    changes: [],
    problems: [...imported.problems, ...problems],
  }
}
