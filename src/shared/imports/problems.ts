import type { Facts } from '#shared/http/facts.ts'
import { listIn, numberIn, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/settings/limits.ts'
import type { ImportProblem } from './schema.ts'

/** What can be wrong with a line, in words. An error keeps its product out; a warning says what was made of it. */
export const problemMessages = {
  'any-value': (facts) =>
    `'${wordsIn(facts, 'option')}' stands for any value there; here each of the ${numberIn(facts, 'count', 0)} values is a variant of its own.`,
  'any-value-unknown': (facts) => `No value of '${wordsIn(facts, 'option')}' is given.`,
  'category-refused': (facts) =>
    `The category '${wordsIn(facts, 'name')}' could not be added; the product is imported without it.`,
  'category-too-deep': (facts) =>
    `The category '${wordsIn(facts, 'name')}' has more levels than are possible here; it is left out.`,
  'continues-when-sold-out': () => 'It is sold there even when none are left; here its stock is unlimited.',
  'column-count': (facts) =>
    `This line has ${numberIn(facts, 'found', 0)} cells instead of ${numberIn(facts, 'expected', 0)}. Look for a missing or extra quotation mark or comma.`,
  'digital-files': () =>
    'The files that customers download are not in the export. Add them to the product before you sell it.',
  /** Facts: `urls`, where they are. */
  'download-files': (facts) =>
    `Its download files stay on the old shop: ${listIn(facts, 'urls').join(' ')} Save them and add them to the product.`,
  'download-sold-out': () => 'It was sold out there; downloads have no stock here, so it is private.',
  /** Facts: `name` of the form. */
  'form-missing': (facts) =>
    `It asks for the form '${wordsIn(facts, 'name')}', which isn't on this site. Create the form, then choose it in the product.`,
  'length-too-large': () => 'The length is more than 1 km. Look whether the unit is right.',
  'measure-unreadable': (facts) => `'${shortened(wordsIn(facts, 'text'))}' is not a measure; it is left out.`,
  'no-variants': () => 'None of its variants is in the file.',
  /** Facts: `text`, the cell; `read`, what it was taken for. */
  'number-guessed': (facts) =>
    `'${wordsIn(facts, 'text')}' was read as ${wordsIn(facts, 'read')}. Look whether that is right.`,
  'parent-missing': (facts) =>
    `The product '${wordsIn(facts, 'parent')}' that this variant belongs to is not in the file.`,
  'picture-address': (facts) => `'${shortened(wordsIn(facts, 'text'))}' is not the URL of a picture; it is left out.`,
  'pictures-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} pictures; the rest is left out.`,
  /** Facts: `currency` of the shop, its code. */
  'price-currency': (facts) =>
    `'${shortened(wordsIn(facts, 'text'))}' is not in ${currencyInWords(wordsIn(facts, 'currency'))}, the currency of this shop.`,
  /** Facts: `column`, where a price belongs. */
  'price-missing': (facts) =>
    `There is no price. The product comes in as a draft that costs nothing; give it a price in column '${wordsIn(facts, 'column')}' and import the file again, or give it one here.`,
  'price-not-payable': (facts) =>
    `The price '${wordsIn(facts, 'text')}' has a fraction that the shop's currency does not have.`,
  'price-rounded': (facts) =>
    `'${wordsIn(facts, 'text')}' has more than two decimals; it was read as ${wordsIn(facts, 'read')}.`,
  'price-unreadable': (facts) => `'${shortened(wordsIn(facts, 'text'))}' is not a price.`,
  'product-missing': () => 'This line is a variant, and there is no product above it.',
  'product-repeated': (facts) => `The same product is already on line ${numberIn(facts, 'line', 0)}.`,
  'sale-dates': () => 'The dates of the sale are not imported: it lasts until you end it.',
  'sale-over': () => 'Its sale is not running now; it is not on sale here.',
  'sale-price-missing': () => 'It is on sale there, and no sale price is given; it is not on sale here.',
  'sale-price-too-high': () => 'The sale price is not lower than the price; it is not on sale here.',
  'sale-price-zero': () => 'The sale price is 0: customers get it for nothing.',
  'sku-repeated': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' is already on line ${numberIn(facts, 'line', 0)}; here it is '${wordsIn(facts, 'instead')}'.`,
  'stock-divided': (facts) =>
    `Its ${numberIn(facts, 'pieces', 0)} units are shared by ${numberIn(facts, 'count', 0)} variants; they were divided among them.`,
  'stock-missing': () => 'No stock is given; it is sold out here until you count it.',
  'stock-negative': (facts) => `The stock is ${wordsIn(facts, 'text')}; here it is 0.`,
  'stock-unreadable': (facts) => `'${shortened(wordsIn(facts, 'text'))}' is not a number of units.`,
  'tags-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} tags; the rest is left out.`,
  'text-cut': (facts) =>
    `'${shortened(wordsIn(facts, 'text'))}' is too long; it was cut to ${numberIn(facts, 'limit', 0)} characters.`,
  'text-too-long': (facts) =>
    `This text is longer than ${numberIn(facts, 'limit', 0).toLocaleString('en-US')} characters.`,
  'title-missing': () => 'There is no title.',
  'too-many-options': () => `A product can have ${limits.optionsPerProduct} options; this one has more.`,
  'too-many-variants': () => `A product can have ${limits.variantsPerProduct} variants; this one has more.`,
  'variant-option': (facts) => `There is no value for '${wordsIn(facts, 'option')}'.`,
  'variant-price-missing': () => 'There is no price; this variant is left out.',
  'variation-off': () => 'This variation is switched off there; it is left out.',
  'variations-all-off': () => 'All of its variations are switched off there; the product is private here.',
  'visibility-hidden': () => 'It is hidden from the catalog there; here it is private.',
  'weight-too-large': () => 'The weight is more than 10,000 kg. Look whether the unit is right.',
  'yes-or-no': (facts) => `'${shortened(wordsIn(facts, 'text'))}' is neither yes nor no; it was read as no.`,
  // What the shop itself makes of a product, known when it is compared with the catalog.
  'pictures-missing': (facts) => {
    const count = numberIn(facts, 'count', 1)
    return count === 1
      ? 'One of its pictures is not here yet; it will be fetched again.'
      : `${count} of its pictures are not here yet; they will be fetched again.`
  },
  'matched-by-sku': (facts) =>
    `Only the SKU '${wordsIn(facts, 'sku')}' says that this is '${wordsIn(facts, 'title')}' in the shop, which it changes. If they are different products, change the SKU in the file.`,
  'sale-ended': () => 'Its sale price is not lower than the new price; the sale ends.',
  'sku-of-another': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' belongs to '${wordsIn(facts, 'title')}' in the shop.`,
  'sku-kept': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' belongs to '${wordsIn(facts, 'title')}' in the shop; this product keeps its own.`,
  /** Facts: `detail`, what the product's own rules say. */
  'product-refused': (facts) => wordsIn(facts, 'detail') || 'This product cannot be saved as it is in the file.',
  'product-matched-before': (facts) =>
    `Line ${numberIn(facts, 'line', 0)} is about the same product in the shop, '${wordsIn(facts, 'title')}'.`,
  'url-taken': (facts) =>
    `The URL '${wordsIn(facts, 'urlId')}' belongs to another product on this page; here it is '${wordsIn(facts, 'instead')}'.`,
  'variant-unknown': (facts) =>
    `The file has no columns for options, so it cannot tell which variant of '${wordsIn(facts, 'title')}' this is. Add the SKU or the options.`,
  'variants-removed': (facts) => `Variants that are not in the file are removed: ${wordsIn(facts, 'names')}.`,
} satisfies Record<string, (facts: Facts) => string>

/** A cell as it is quoted: a description that ended up in another column would fill the screen. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** 'EUR' is 'euros', 'USD' is 'US dollars'. */
function currencyInWords(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(
    2,
  )
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

export type ProblemCode = keyof typeof problemMessages

/** Why a product stays out although nothing is wrong with it. */
export const skipReasons = {
  'gift-card': 'Gift cards are not imported: their codes and balances are not in the file.',
  grouped: 'Grouped products are not imported; the products in them are, each by itself.',
  external: 'It is sold on another site, and there is no such product here.',
  subscription: 'Subscriptions are not imported: their billing is not in the file.',
  paywall: 'Access to pages cannot be sold here, so it is not imported.',
  'other-type': 'Products of this type do not exist here.',
} as const
export type SkipReason = keyof typeof skipReasons

/** A problem with its sentence. */
export function problem(
  severity: ImportProblem['severity'],
  code: ProblemCode,
  place: { line: number; column?: string },
  facts: Facts = {},
): ImportProblem {
  return { severity, line: place.line, column: place.column ?? '', sentence: problemMessages[code](facts) }
}
