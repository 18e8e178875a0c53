import type { ImportFieldChange } from '#shared/imports/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { formatPercent } from '#shared/money/percent.ts'
import type { ProductInput, VariantInput } from '#shared/products/api.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { quantityText } from '#shared/unit-prices/words.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import { wordsOf } from '../formats/woocommerce/woocommerce-text.ts'
import type { WantedFile } from './wanted-files.ts'

const MOST_CHANGES = 30
const LONGEST_WORDS = 120
const WORDS_BEFORE = 20
/** Prefix of the path of a category that has no id yet. */
const MISSING = 'missing '
const typeNames = new Map<ProductType, string>([
  [productTypes.physical, 'Physical'],
  [productTypes.digital, 'Digital'],
  [productTypes.service, 'Service'],
  [productTypes.giftCard, 'Gift card'],
  [productTypes.donation, 'Donation'],
  [productTypes.paywall, 'Paywall'],
])

/** Names that only the caller knows. */
export interface ChangeNames {
  readonly currency: string
  readonly locale: string
  /** A category with its ancestors as text: several categories may have the same name. */
  categoryPath(categoryId: string): string
  taxCategoryName(categoryId: string): string
  /** Paths of categories that the import will create. */
  readonly missingCategories: readonly string[]
  /** What still has to be fetched for the product: pictures of its gallery, and other files. */
  readonly toFetch: { readonly pictures: number; readonly others: readonly WantedFile[] }
}

/** The fields that an import changes in a product, as text; empty when nothing changes. */
export function describeChanges(before: Product, after: ProductInput, names: ChangeNames): ImportFieldChange[] {
  const changes: ImportFieldChange[] = []
  const compare = (field: string, one: string, other: string) => {
    if (one !== other) changes.push({ field, before: shortened(one), after: shortened(other) })
  }
  // Lists are compared item by item: joined, 'a, b' could be one tag or two.
  const compareLists = (field: string, one: readonly string[], other: readonly string[], words = inWords) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      changes.push({ field, before: shortened(words(one)), after: shortened(words(other)) })
  }
  const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No')

  compare('Title', before.title, after.title)
  compare('URL', before.urlId, after.urlId)
  compare('Product type', typeNames.get(before.productType) ?? '', typeNames.get(after.productType) ?? '')
  compare('Status', statusLabels[before.status], statusLabels[after.status])
  if (before.body !== after.body) {
    changes.push({ field: 'Description', ...whereTheyDiffer(wordsOf(before.body), wordsOf(after.body)) })
  }
  compare('Short description', before.excerpt, after.excerpt)
  compareLists('Tags', before.tags, after.tags)
  const pathsOf = (ids: readonly string[]) =>
    ids
      .map((id) => (id.startsWith(MISSING) ? id.slice(MISSING.length) : names.categoryPath(id)))
      .filter((path) => path !== '')
      // New categories have no position among the others yet.
      .sort()
      .join(', ')
  compareLists(
    'Categories',
    before.categoryIds.toSorted(),
    [...after.categoryIds.toSorted(), ...names.missingCategories.map((path) => `${MISSING}${path}`)],
    pathsOf,
  )
  compareLists('Options', optionNamesOf(before), optionNamesOf(after))
  comparePictures(before, after, names.toFetch.pictures, changes)
  compareFiles(before, after, names.toFetch.others, changes)
  compare('Search engine title', before.seoTitle, after.seoTitle)
  compare('Search engine description', before.seoDescription, after.seoDescription)
  compare('Subscription', planWords(before.subscriptionPlan) ?? '', planWords(after.subscriptionPlan) ?? '')
  compare('Customer’s own amount', amountsWords(before, names), amountsWords(after, names))
  compare('Quantity discounts', breaksWords(before, names), breaksWords(after, names))
  compare('Right of withdrawal', withdrawalWords(before), withdrawalWords(after))
  compare('Charge tax', yesNo(before.taxable), yesNo(after.taxable))
  compare('Tax category', names.taxCategoryName(before.taxCategoryId), names.taxCategoryName(after.taxCategoryId))
  compare('Button text', buttonWords(before), buttonWords(after))
  compare('Sold-out label', before.customSoldOutText, after.customSoldOutText)
  compare('Low-stock message', JSON.stringify(before.scarcity), JSON.stringify(after.scarcity))
  if (before.additionalFieldsFormId !== after.additionalFieldsFormId)
    changes.push({ field: 'Custom form', before: formWords(before), after: formWords(after) })
  compareLists('Related products', before.relatedProductIds, after.relatedProductIds, (ids) => String(ids.length))
  compareLists('Option display', displaysOf(before), displaysOf(after), (list) => list.join(', '))
  compareVariants(before, after, names, compare)

  if (changes.length <= MOST_CHANGES) return changes
  const rest = changes.length - MOST_CHANGES
  return [...changes.slice(0, MOST_CHANGES), { field: `and ${rest} more`, before: '', after: '' }]
}

type Compare = (field: string, before: string, after: string) => void

function compareVariants(before: Product, after: ProductInput, names: ChangeNames, compare: Compare): void {
  const optionNames = after.options.map((option) => option.name)
  const earlier = new Map(before.variants.map((variant) => [variant.id, variant]))
  const money = (cents: number) => formatMoney(cents, names.currency, { locale: names.locale })
  // Most prices stay as they are, and formatting one takes longer than everything else here.
  const compareMoney = (field: string, one: number, other: number) => {
    if (one !== other) compare(field, money(one), money(other))
  }
  const title = (variant: Variant | VariantInput) =>
    variantTitle(variant.attributes, optionNames) || variant.sku || 'Variant'
  // With a single variant, its name is left out.
  const about = (field: string, variant: VariantInput) =>
    after.variants.length > 1 ? `${field} (${title(variant)})` : field

  for (const variant of after.variants) {
    const known = earlier.get(variant.id ?? '')
    earlier.delete(variant.id ?? '')
    if (!known) {
      compare('New variant', '', title(variant))
      continue
    }
    compare(about('Values', variant), valueWords(known, optionNames), valueWords(variant, optionNames))
    compare(about('SKU', variant), known.sku, variant.sku)
    compareMoney(about('Price', variant), known.priceCents, variant.priceCents)
    compareMoney(about('Sale price', variant), known.salePriceCents, variant.salePriceCents)
    compare(about('On sale', variant), known.onSale ? 'Yes' : 'No', variant.onSale ? 'Yes' : 'No')
    compare(about('Stock', variant), stockWords(known), stockWords(variant))
    compare(about('Content', variant), contentWords(known), contentWords(variant))
    compare(about('Weight', variant), `${known.weightGrams} g`, `${variant.weightGrams} g`)
    compare(about('Dimensions', variant), sizeWords(known), sizeWords(variant))
    compare(about('Image', variant), known.pictureId ?? '', variant.pictureId ?? '')
  }
  for (const variant of earlier.values()) compare('Variant', title(variant), 'removed')
  const orderOf = (variants: readonly { id: string | null }[]) => variants.map(({ id }) => id).join(' ')
  const isReordered =
    earlier.size === 0 &&
    before.variants.length === after.variants.length &&
    orderOf(before.variants) !== orderOf(after.variants)
  if (isReordered) compare('Variant order', before.variants.map(title).join(', '), after.variants.map(title).join(', '))
}

function comparePictures(before: Product, after: ProductInput, toFetch: number, changes: ImportFieldChange[]): void {
  const marks = (pictures: ProductInput['pictures'] | Product['pictures']) =>
    JSON.stringify(pictures.map(({ id, altText, focalPoint: { x, y } }) => [id, altText, x, y]))
  if (marks(before.pictures) === marks(after.pictures) && toFetch === 0) return
  const waiting = toFetch > 0 ? `, ${toFetch} to download` : ''
  changes.push({
    field: 'Images',
    before: String(before.pictures.length),
    after: `${after.pictures.length}${waiting}`,
  })
}

/** Pictures in the description, and files that are sold. */
function compareFiles(
  before: Product,
  after: ProductInput,
  toFetch: readonly WantedFile[],
  changes: ImportFieldChange[],
): void {
  const inBody = toFetch.filter(({ place }) => place === 'body').length
  if (inBody > 0 && before.body === after.body)
    changes.push({ field: 'Images in the description', before: '', after: `${inBody} to download` })
  const sold = toFetch.length - inBody
  const marks = (files: readonly { readonly id: string; readonly fileId: string }[]) =>
    JSON.stringify(files.map(({ id, fileId }) => [id, fileId]))
  if (sold === 0 && marks(before.files) === marks(after.files)) return
  const waiting = sold > 0 ? `, ${sold} to add` : ''
  changes.push({
    field: 'Download files',
    before: String(before.files.length),
    after: `${after.files.length}${waiting}`,
  })
}

const formWords = ({ additionalFieldsFormId: id }: Pick<Product, 'additionalFieldsFormId'>) =>
  id === null ? '' : 'Chosen'

const amountsWords = ({ ownAmounts }: Pick<Product, 'ownAmounts'>, { currency, locale }: ChangeNames): string => {
  if (!ownAmounts) return ''
  const money = (cents: number) => formatMoney(cents, currency, { locale })
  return `${money(ownAmounts.leastCents)} to ${money(ownAmounts.mostCents)}`
}

const breaksWords = ({ quantityBreaks }: Pick<Product, 'quantityBreaks'>, { currency, locale }: ChangeNames): string =>
  (quantityBreaks?.steps ?? [])
    .map(({ from, percentMilli, priceCents }) => {
      const isPrice = quantityBreaks?.kind === 'price'
      return `${from}: ${isPrice ? formatMoney(priceCents, currency, { locale }) : `−${formatPercent(percentMilli, locale)}`}`
    })
    .join(', ')

const withdrawalWords = ({ withdrawalExemption }: Pick<Product, 'withdrawalExemption'>): string =>
  withdrawalExemption ? withdrawalExemptionTexts.reasons[withdrawalExemption] : ''

const buttonWords = (product: Pick<Product, 'useCustomAddButtonText' | 'customAddButtonText'>) =>
  product.useCustomAddButtonText ? product.customAddButtonText : ''

const displaysOf = ({ options }: Pick<Product, 'options'>) =>
  options.map(({ display, colors }) => (colors ? JSON.stringify([display, colors]) : display))

const optionNamesOf = ({ options }: Pick<Product, 'options'>) => options.map((option) => option.name)

const inWords = (list: readonly string[]) => list.map((one) => (one.includes(',') ? `'${one}'` : one)).join(', ')

const valueWords = ({ attributes }: Pick<Variant, 'attributes'>, names: readonly string[]) =>
  names.map((name) => ownValue(attributes, name) ?? '').join(' / ')

const stockWords = ({ unlimited, qtyInStock }: Pick<Variant, 'unlimited' | 'qtyInStock'>) =>
  unlimited ? 'Unlimited' : String(qtyInStock)

const contentWords = ({ content }: Pick<Variant, 'content'>) =>
  content ? `${quantityText(content)}, priced per ${quantityText(content.per)}` : ''

const sizeWords = (variant: Pick<Variant, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>) =>
  `${variant.lengthMillimetres} × ${variant.widthMillimetres} × ${variant.heightMillimetres} mm`

function shortened(words: string): string {
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1)}…` : words
}

/** Long texts often have the same beginning: they are shown from a few words before the first difference. */
function whereTheyDiffer(before: string, after: string): { before: string; after: string } {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const isInSight = same < LONGEST_WORDS / 2
  const start = isInSight ? 0 : before.lastIndexOf(' ', same - WORDS_BEFORE) + 1
  const from = (text: string) => shortened(start > 0 ? `…${text.slice(start)}` : text)
  return { before: from(before), after: from(after) }
}
