import type { Facts } from '#shared/http/facts.ts'
import { numberIn, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/settings/limits.ts'
import type { ImportProblem } from './schema.ts'

/** What can be wrong with a line, in words. An error keeps its product out; a warning says what was made of it. */
export const problemMessages = {
  'any-value': (facts) =>
    `'${wordsIn(facts, 'option')}' stands for any value there; here each of the ${numberIn(facts, 'count', 0)} values is a variant of its own.`,
  'any-value-unknown': (facts) => `No value of '${wordsIn(facts, 'option')}' is given.`,
  'category-refused': (facts) =>
    `The category '${wordsIn(facts, 'name')}' could not be added; the product goes in without it.`,
  'category-too-deep': (facts) => `The category '${wordsIn(facts, 'name')}' lies too deep; it is left out.`,
  'continues-when-sold-out': () => 'It is sold there even when none are left; here its stock is unlimited.',
  'column-count': (facts) =>
    `This line has ${numberIn(facts, 'found', 0)} cells where ${numberIn(facts, 'expected', 0)} belong. Look for a quotation mark or a comma that is missing or too many.`,
  'digital-files': () =>
    'The files that buyers download are not in the export. Add them to the product before it is sold.',
  'measure-unreadable': (facts) => `'${wordsIn(facts, 'text')}' is not a measure; it is left out.`,
  'no-variants': () => 'None of its variants is in the file.',
  'parent-missing': (facts) =>
    `The product '${wordsIn(facts, 'parent')}' that this variant belongs to is not in the file.`,
  'picture-address': (facts) => `'${wordsIn(facts, 'text')}' is not the address of a picture; it is left out.`,
  'pictures-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} pictures; the rest is left out.`,
  'price-missing': () => 'There is no price.',
  'price-not-payable': (facts) =>
    `The price '${wordsIn(facts, 'text')}' has a fraction that the shop's currency does not have.`,
  'price-unreadable': (facts) => `'${wordsIn(facts, 'text')}' is not a price.`,
  'product-missing': () => 'This line is a variant, and no product stands above it.',
  'product-repeated': (facts) => `The same product is already on line ${numberIn(facts, 'line', 0)}.`,
  'sale-dates': () => 'The dates of the sale are not taken over: it lasts until you end it.',
  'sale-over': () => 'The time of its sale is not now; it is not on sale here.',
  'sale-price-too-high': () => 'The sale price is not lower than the price; it is not on sale here.',
  'sku-repeated': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' is already on line ${numberIn(facts, 'line', 0)}; here it is '${wordsIn(facts, 'instead')}'.`,
  'stock-divided': (facts) =>
    `Its ${numberIn(facts, 'pieces', 0)} pieces are shared by ${numberIn(facts, 'count', 0)} variants; they were divided among them.`,
  'stock-missing': () => 'No stock is given; it is sold out here until you count it.',
  'stock-negative': (facts) => `The stock is ${wordsIn(facts, 'text')}; here it is 0.`,
  'stock-unreadable': (facts) => `'${wordsIn(facts, 'text')}' is not a number of pieces.`,
  'tags-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} tags; the rest is left out.`,
  'text-cut': (facts) =>
    `'${shortened(wordsIn(facts, 'text'))}' is too long; it was cut to ${numberIn(facts, 'limit', 0)} characters.`,
  'text-too-long': (facts) =>
    `This text is longer than ${numberIn(facts, 'limit', 0).toLocaleString('en-US')} characters.`,
  'title-missing': () => 'There is no title.',
  'too-many-options': () => `A product can have ${limits.optionsPerProduct} options; this one has more.`,
  'too-many-variants': () => `A product can have ${limits.variantsPerProduct} variants; this one has more.`,
  'variant-option': (facts) => `There is no value for '${wordsIn(facts, 'option')}'.`,
  'visibility-hidden': () => 'It is hidden from the catalogue there; here it is private.',
  'yes-or-no': (facts) => `'${wordsIn(facts, 'text')}' is neither yes nor no; it was read as no.`,
  // What the shop itself makes of a product, known when it is compared with the catalogue.
  'pictures-missing': (facts) => {
    const count = numberIn(facts, 'count', 1)
    return count === 1
      ? 'One of its pictures is not here yet; it will be fetched again.'
      : `${count} of its pictures are not here yet; they will be fetched again.`
  },
  'sku-of-another': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' belongs to '${wordsIn(facts, 'title')}' in the shop.`,
  'sku-kept': (facts) =>
    `The SKU '${wordsIn(facts, 'sku')}' belongs to '${wordsIn(facts, 'title')}' in the shop; this product keeps its own.`,
  /** Facts: `detail`, what the product's own rules say. */
  'product-refused': (facts) => wordsIn(facts, 'detail') || 'This product cannot be saved as it is in the file.',
  'product-matched-before': (facts) =>
    `Line ${numberIn(facts, 'line', 0)} is about the same product in the shop, '${wordsIn(facts, 'title')}'.`,
  'variants-removed': (facts) => `Variants that are not in the file are removed: ${wordsIn(facts, 'names')}.`,
} satisfies Record<string, (facts: Facts) => string>

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

export type ProblemCode = keyof typeof problemMessages

/** Why a product stays out although nothing is wrong with it. */
export const skipReasons = {
  'gift-card': 'Gift cards are not taken over: their codes and balances are not in the file.',
  grouped: 'Grouped products are not taken over; the products in them are, each for itself.',
  external: 'It is sold on another site, and there is no such product here.',
  subscription: 'Subscriptions are not taken over: their billing is not in the file.',
  'other-type': 'Products of this type are not known here.',
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
