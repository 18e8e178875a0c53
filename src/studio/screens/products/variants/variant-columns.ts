import { gramsOf, type LengthUnit, lengthIn, millimetersOf, type WeightUnit, weightIn } from '#shared/measures/units.ts'
import { decimalOf, smallestCents } from '#shared/money/money.ts'
import { parseAmount } from '#shared/money/parse.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { changedByPercent, readPercent, withSale } from '#shared/products/percent.ts'
import type { Variant } from '#shared/products/schema.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'

type Priced = Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>
export interface MoneyStyle {
  readonly currency: string
  readonly locale: string
}

const UNLIMITED = '∞'
const MOST_PIECES = 99_999_999

/** Price, as it is typed in the shop's currency. */
export function priceColumn<Row extends Priced>(style: MoneyStyle): SheetColumn<Row> {
  return {
    id: 'price',
    title: `Price, ${style.currency}`,
    width: 104,
    align: 'end',
    inputMode: 'decimal',
    hint: `Enter a price like ${examplePrice(style.currency)}, or a change like +10%.`,
    text: (row) => decimalOf(row.priceCents, style.currency),
    write(row, text) {
      const percent = readPercent(text)
      const priceCents =
        percent === null ? readAmount(text, style) : changedByPercent(row.priceCents, percent, style.currency)
      return priceCents === null ? null : { ...row, priceCents }
    },
  }
}

/** A price as it is typed in a currency: yen have no fraction. */
const examplePrice = (currency: string): string => decimalOf(smallestCents(currency) === 1 ? 2_450 : 245_000, currency)

/** A price in another currency that is not converted. Emptying it converts the price again. */
export function fixedPriceColumn<Row extends Pick<Variant, 'fixedPrices'>>(
  code: Currency,
  locale: string,
): SheetColumn<Row> {
  return {
    id: `price-${code}`,
    title: `Price, ${code}`,
    width: 104,
    align: 'end',
    inputMode: 'decimal',
    hint: `Enter a price in ${code}, or leave it empty to convert the price.`,
    text: ({ fixedPrices }) => (fixedPrices?.[code] === undefined ? '' : decimalOf(fixedPrices[code], code)),
    write(row, text) {
      const { [code]: _, ...others } = row.fixedPrices ?? {}
      if (text.trim() === '') return { ...row, fixedPrices: others }
      const cents = readAmount(text, { currency: code, locale })
      return cents === null || cents === 0 ? null : { ...row, fixedPrices: { ...others, [code]: cents } }
    },
  }
}

/** The sale price. Entering one starts the sale, emptying it ends it. */
export function salePriceColumn<Row extends Priced>(style: MoneyStyle): SheetColumn<Row> {
  return {
    id: 'sale-price',
    title: 'Sale price',
    width: 104,
    align: 'end',
    inputMode: 'decimal',
    hint: 'Enter a price below the regular price, or a discount like -20%.',
    text: (row) => (row.salePriceCents > 0 ? decimalOf(row.salePriceCents, style.currency) : ''),
    write(row, text) {
      const percent = readPercent(text)
      if (percent !== null) return Math.abs(percent) < 100 ? withSale(row, Math.abs(percent), style.currency) : null
      const salePriceCents = readAmount(text, style)
      return salePriceCents === null ? null : { ...row, salePriceCents, onSale: salePriceCents > 0 }
    },
  }
}

/** Whether the sale price is active. */
export function onSaleColumn<Row extends Priced>(): SheetColumn<Row> {
  return {
    id: 'on-sale',
    title: 'On sale',
    width: 76,
    toggles: ['no', 'yes'],
    text: (row) => (row.onSale ? 'yes' : 'no'),
    write(row, text) {
      const isOn = readYes(text)
      return isOn === null ? null : { ...row, onSale: isOn }
    },
    hint: 'Enter yes or no.',
  }
}

/** Units in stock; ∞ is unlimited, +5 and -2 are relative. */
export function stockColumn<Row extends Pick<Variant, 'unlimited' | 'qtyInStock'>>(): SheetColumn<Row> {
  return {
    id: 'stock',
    title: 'Stock',
    width: 88,
    align: 'end',
    inputMode: 'numeric',
    hint: 'Enter a whole number, +5 or −2 to adjust, or ∞ for unlimited.',
    text: (row) => (row.unlimited ? UNLIMITED : String(row.qtyInStock)),
    write(row, text) {
      const stock = readStock(text, row)
      return stock && { ...row, ...stock }
    },
  }
}

/** The SKU. An empty one is generated when the product is saved. */
export function skuColumn<Row extends Pick<Variant, 'sku'>>(): SheetColumn<Row> {
  return {
    id: 'sku',
    title: 'SKU',
    width: 176,
    hint: 'A SKU can have up to 100 characters.',
    text: (row) => row.sku,
    write(row, text) {
      const sku = text.trim()
      return sku.length > 100 ? null : { ...row, sku }
    },
  }
}

type Measure = 'weightGrams' | 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'

/** Units of the shop for entering measures. */
export interface Units {
  readonly weightUnit: WeightUnit
  readonly lengthUnit: LengthUnit
}

/** A weight or a length in the units of the shop. */
export function measureColumn<Row extends Pick<Variant, Measure>>(
  field: Measure,
  name: string,
  { weightUnit, lengthUnit }: Units,
): SheetColumn<Row> {
  const isWeight = field === 'weightGrams'
  const most = isWeight ? 10_000_000 : 1_000_000
  const shown = (stored: number) => (isWeight ? weightIn(weightUnit, stored) : lengthIn(lengthUnit, stored))
  const storedOf = (value: number) => (isWeight ? gramsOf(weightUnit, value) : millimetersOf(lengthUnit, value))
  return {
    id: field,
    title: `${name}, ${isWeight ? weightUnit : lengthUnit}`,
    width: 102,
    align: 'end',
    inputMode: 'decimal',
    hint: 'Enter a number.',
    text: (row) => (row[field] === 0 ? '' : String(shown(row[field]))),
    write(row, text) {
      const value = readNumber(text)
      if (value === null || storedOf(value) > most) return null
      // The shown number was rounded: entering the same number changes nothing.
      return value === shown(row[field]) ? row : { ...row, [field]: storedOf(value) }
    },
  }
}

/** The product's picture that shows a variant. */
export function pictureColumn<Row extends Pick<Variant, 'pictureId'>>(pictures: readonly Picture[]): SheetColumn<Row> {
  return {
    id: 'picture',
    title: 'Image',
    width: 84,
    text: (row) => row.pictureId ?? '',
    write: (row, text) =>
      text === '' || pictures.some(({ id }) => id === text) ? { ...row, pictureId: text || null } : null,
    hint: 'Choose one of this product’s images.',
    choices: [
      { value: '', label: 'None', picture: '' },
      ...pictures.map(({ id, altText, assetUrl }, index) => ({
        value: id,
        label: altText || `Image ${index + 1}`,
        picture: assetUrl,
      })),
    ],
  }
}

function readAmount(text: string, { currency, locale }: MoneyStyle): number | null {
  return text.trim() === '' ? 0 : parseAmount(text, currency, locale)
}

/** Reads an owner's input for a stock; null when it is invalid. */
export function readStock(
  text: string,
  before: Pick<Variant, 'unlimited' | 'qtyInStock'>,
): Pick<Variant, 'unlimited' | 'qtyInStock'> | null {
  const plain = text.trim().toLowerCase()
  if (plain === UNLIMITED || plain === 'unlimited') return { unlimited: true, qtyInStock: before.qtyInStock }
  const digits = plain.replace(/[\s,.'’](?=\d{3}\b)/g, '')
  if (digits === '') return { unlimited: false, qtyInStock: 0 }
  const match = /^([+−-]?)(\d+)$/.exec(digits)
  if (!match) return null
  const pieces = Number(match[2])
  const from = match[1] === '' || before.unlimited ? 0 : before.qtyInStock
  const qtyInStock = match[1] === '' || match[1] === '+' ? from + pieces : from - pieces
  return qtyInStock < 0 || qtyInStock > MOST_PIECES ? null : { unlimited: false, qtyInStock }
}

function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return 0
  return /^\d*(?:\.\d*)?$/.test(plain) && plain !== '.' ? Number(plain) : null
}

function readYes(text: string): boolean | null {
  const plain = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'x', '✓'].includes(plain)) return true
  return ['no', 'false', '0', ''].includes(plain) ? false : null
}
