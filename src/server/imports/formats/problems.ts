import { type Facts, listIn, numberIn, wordsIn } from '#shared/http/facts.ts'
import type { ImportProblem } from '#shared/imports/schema.ts'
import { limits } from '#shared/limits.ts'

/** Problems of a line, as text. An error leaves its product out; a warning says how it was read. */
export const problemMessages = {
  'any-value': (facts) =>
    `“${wordsIn(facts, 'option')}” can have any value in the old shop. Here, each of its ${numberIn(facts, 'count', 0)} values is a variant.`,
  'any-value-unknown': (facts) => `The file gives no values for “${wordsIn(facts, 'option')}”.`,
  'category-refused': (facts) =>
    `The category “${wordsIn(facts, 'name')}” couldn’t be added. The product is imported without it.`,
  'category-too-deep': (facts) => `The category “${wordsIn(facts, 'name')}” has too many levels, so it’s left out.`,
  'continues-when-sold-out': () => 'The old shop sells it even when it’s out of stock, so its stock is unlimited here.',
  'column-count': (facts) =>
    `This line has ${numberIn(facts, 'found', 0)} cells instead of ${numberIn(facts, 'expected', 0)}. Look for a missing or extra quotation mark or comma.`,
  /** Facts: `text`, the cell. */
  'content-unreadable': (facts) =>
    `“${shortened(wordsIn(facts, 'text'))}” isn’t a content like 250 g or 0.75 l, so it’s left out.`,
  'digital-files': () =>
    'The files that customers download aren’t in the export. Add them to the product before you sell it.',
  /** Facts: `urls` of the files. */
  'download-files': (facts) =>
    `Its download files stay on the old shop: ${listIn(facts, 'urls').join(' ')} Save them and add them to the product.`,
  'download-sold-out': () => 'It was sold out there; downloads have no stock here, so it is private.',
  /** Facts: `name` of the form. */
  'form-missing': (facts) =>
    `It asks for the form “${wordsIn(facts, 'name')}”, which isn’t on this site. Create the form, then choose it in the product.`,
  /** Facts: `name` of the tax category. */
  'tax-category-missing': (facts) =>
    `Its tax category “${wordsIn(facts, 'name')}” isn’t on this site. Add the category under Store settings › Tax, then import the file again.`,
  'gift-card-codes': () =>
    'Only new gift cards are sold with it: the codes and balances of those that customers have aren’t in the file.',
  'length-too-large': () => 'The length is more than 1 km. Check the unit.',
  'measure-unreadable': (facts) => `“${shortened(wordsIn(facts, 'text'))}” isn’t a number, so it’s left out.`,
  'no-variants': () => 'Its variants aren’t in the file.',
  /** Facts: `text`, the cell; `read`, the number that was assumed. */
  'number-guessed': (facts) =>
    `“${wordsIn(facts, 'text')}” was read as ${wordsIn(facts, 'read')}. Check that this is right.`,
  'parent-missing': (facts) =>
    `The product “${wordsIn(facts, 'parent')}” that this variant belongs to isn’t in the file.`,
  'picture-address': (facts) => `“${shortened(wordsIn(facts, 'text'))}” isn’t the URL of an image, so it’s left out.`,
  'pictures-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} images. The others are left out.`,
  /** Facts: `currency` of the shop, its code. */
  'price-currency': (facts) =>
    `“${shortened(wordsIn(facts, 'text'))}” is not in ${currencyInWords(wordsIn(facts, 'currency'))}, the currency of this shop.`,
  /** Facts: `column`, the heading of the price. */
  'price-missing': (facts) =>
    `There is no price, so the product is imported as a draft. Add a price in column “${wordsIn(facts, 'column')}” and import the file again, or add it here.`,
  'price-not-payable': (facts) => `The price “${wordsIn(facts, 'text')}” has decimals, but your currency has none.`,
  'price-rounded': (facts) =>
    `“${wordsIn(facts, 'text')}” has more than two decimals; it was read as ${wordsIn(facts, 'read')}.`,
  'price-unreadable': (facts) => `“${shortened(wordsIn(facts, 'text'))}” isn’t a price.`,
  'product-missing': () => 'This line is a variant without a product above it.',
  'product-repeated': (facts) => `The same product is already on line ${numberIn(facts, 'line', 0)}.`,
  /** Facts: `last`, the line where the text ends. */
  'quotation-mark': (facts) =>
    `This text goes on to line ${numberIn(facts, 'last', 0)}, over the products in between. Look for an extra quotation mark.`,
  'sale-dates': () => 'The dates of the sale aren’t imported. The sale lasts until you end it.',
  'sale-over': () => 'Its sale isn’t running now, so it isn’t on sale here.',
  'sale-price-missing': () => 'It’s on sale in the old shop but has no sale price, so it isn’t on sale here.',
  'sale-price-too-high': () => 'The sale price isn’t lower than the price, so it isn’t on sale here.',
  'sale-price-zero': () => 'The sale price is 0, so customers get it for free.',
  'sku-repeated': (facts) =>
    `The SKU “${wordsIn(facts, 'sku')}” is already on line ${numberIn(facts, 'line', 0)}. This one becomes “${wordsIn(facts, 'instead')}”.`,
  'stock-divided': (facts) =>
    `${numberIn(facts, 'count', 0)} variants share ${numberIn(facts, 'pieces', 0)} units, which are divided among them.`,
  /** Facts: `name`, the heading. */
  'location-unknown': (facts) =>
    `This shop has no location for the column “${shortened(wordsIn(facts, 'name'))}”. Add it in Prices & stock first, or its units aren’t imported.`,
  'locations-too-large': () =>
    'Together, the locations have more than 99,999,999 units. The total is imported instead.',
  'stock-missing': () => 'The file gives no stock, so it’s sold out here until you enter it.',
  'stock-negative': (facts) => `The stock is ${wordsIn(facts, 'text')}. It’s imported as 0.`,
  'stock-unreadable': (facts) => `“${shortened(wordsIn(facts, 'text'))}” isn’t a number of units.`,
  'subscription-fee': () =>
    'Its sign-up fee isn’t imported: here, a subscription costs the same each time unless it begins with a trial.',
  'subscription-fee-of-trial': () =>
    'Its sign-up fee isn’t imported: here, the price of a trial is the same for all variants and lower than theirs.',
  'tags-cut': (facts) => `A product can have ${numberIn(facts, 'limit', 100)} tags. The others are left out.`,
  'text-cut': (facts) =>
    `“${shortened(wordsIn(facts, 'text'))}” is too long. It was cut to ${numberIn(facts, 'limit', 0)} characters.`,
  'text-too-long': (facts) =>
    `This text is longer than ${numberIn(facts, 'limit', 0).toLocaleString('en-US')} characters.`,
  'title-missing': () => 'There is no title.',
  'too-many-options': () => `A product can have ${limits.optionsPerProduct} options; this one has more.`,
  'too-many-variants': () => `A product can have ${limits.variantsPerProduct} variants; this one has more.`,
  'variant-option': (facts) => `There is no value for “${wordsIn(facts, 'option')}”.`,
  'variant-price-missing': () => 'There is no price, so this variant is left out.',
  'variants-differ-in-shipping': () =>
    'Some of its variants need shipping and others don’t. Here, all of them are shipped.',
  'variants-differ-in-tax': () =>
    'Some of its variants are taxed and others aren’t. Here, all of them follow the first one.',
  'variation-off': () => 'This variation is turned off in the old shop, so it’s left out.',
  'variations-all-off': () => 'All of its variations are turned off in the old shop, so the product is private here.',
  'visibility-hidden': () => 'It’s hidden from the catalog in the old shop, so it’s private here.',
  'weight-too-large': () => 'The weight is more than 10,000 kg. Check the unit.',
  'yes-or-no': (facts) => `“${shortened(wordsIn(facts, 'text'))}” is neither yes nor no. It was read as no.`,
  // Problems that the shop finds when a product is compared with the catalog.
  'pictures-missing': (facts) => {
    const count = numberIn(facts, 'count', 1)
    return count === 1
      ? 'One of its images isn’t here yet. It will be downloaded again.'
      : `${count} of its images aren’t here yet. They will be downloaded again.`
  },
  'matched-by-sku': (facts) =>
    `Only the SKU “${wordsIn(facts, 'sku')}” says that this is “${wordsIn(facts, 'title')}” in your shop, which it changes. If they’re different products, change the SKU in the file.`,
  'sale-ended': () => 'Its sale price isn’t lower than the new price, so the sale ends.',
  'sku-of-another': (facts) =>
    `The SKU “${wordsIn(facts, 'sku')}” belongs to “${wordsIn(facts, 'title')}” in your shop.`,
  'sku-kept': (facts) =>
    `The SKU “${wordsIn(facts, 'sku')}” belongs to “${wordsIn(facts, 'title')}” in your shop. This product keeps its own.`,
  /** Facts: `detail`, the sentence of the product's own check. */
  'product-refused': (facts) => wordsIn(facts, 'detail') || 'This product can’t be saved as it is in the file.',
  'product-matched-before': (facts) =>
    `Line ${numberIn(facts, 'line', 0)} is about the same product in the shop, “${wordsIn(facts, 'title')}”.`,
  'url-taken': (facts) =>
    `The URL “${wordsIn(facts, 'urlId')}” belongs to another product on this page. This one becomes “${wordsIn(facts, 'instead')}”.`,
  'variant-unknown': (facts) =>
    `The file has no columns for options, so it can’t tell which variant of “${wordsIn(facts, 'title')}” this is. Add the SKU or the options.`,
  'variants-removed': (facts) => `Variants that aren’t in the file are removed: ${wordsIn(facts, 'names')}.`,
} satisfies Record<string, (facts: Facts) => string>

/** A cell as it is quoted: cut, because a description in a wrong column would fill the screen. */
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

/** Why a product without errors is left out. */
export const skipReasons = {
  grouped: 'Grouped products aren’t imported. The products in them are.',
  external: 'It’s sold on another site, which isn’t possible here.',
  subscription: 'This subscription isn’t imported: the file doesn’t say how often it renews.',
  'subscription-period': 'It renews at times that aren’t possible here: by the week, month or year they are.',
  'subscription-variations': 'Its variations renew at different times, so it isn’t imported. Add a product for each.',
  paywall: 'Access to pages can’t be sold here, so it isn’t imported.',
  'other-type': 'This type of product isn’t available here.',
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
