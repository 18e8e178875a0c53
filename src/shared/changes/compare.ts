import { paymentMethodNames } from '#shared/payments/methods.ts'
import { productTypes } from '#shared/products/codes.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { truncate } from '#shared/texts/truncate.ts'
import { fieldNames } from './field-names.ts'

/** One field before and after a change, as people read it. */
export interface FieldChange {
  /** 'Site name'. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Fields that mean nothing to people: keys, dates that the server sets, positions. */
const HIDDEN = /^(id|(?!url).*Id|.*Ids|revision|updatedAt|createdAt|position|policyDates|version|settingsRevision)$/
const MOST_FIELDS = 30
const MOST_LETTERS = 300

/** How a site writes amounts (in hundredths) and times (in milliseconds since 1970, UTC). */
export interface Writers {
  money(cents: number): string
  moment(milliseconds: number): string
}

/**
 * The fields in which two objects differ, in words. Nested objects are compared field by field; lists by their items,
 * where items have a name.
 */
export function compareThings(before: unknown, after: unknown, writers: Writers): FieldChange[] {
  return fieldsOf(before, after, [], writers).slice(0, MOST_FIELDS)
}

function fieldsOf(before: unknown, after: unknown, path: readonly string[], writers: Writers): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [one, other] = [entriesOf(before), entriesOf(after)]
  if (!one && !other) {
    const key = path.at(-1) ?? ''
    const words = { before: inWords(before, key, writers), after: inWords(after, key, writers) }
    return words.before === words.after ? [] : [{ name: nameOf(path), ...words }]
  }
  const keys = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  return keys
    .filter((key) => !HIDDEN.test(key))
    .flatMap((key) => fieldsOf(one?.get(key), other?.get(key), [...path, key], writers))
}

/** The fields of an object, or the items of a list by their names; null for single values. */
function entriesOf(value: unknown): Map<string, unknown> | null {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) return null
    return new Map(value.map((item, index) => [itemName(item) || String(index + 1), item]))
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null
}

function itemName(item: unknown): string {
  const { name, title, label, sku, filename } = (item ?? {}) as Record<string, unknown>
  return String(name ?? title ?? label ?? sku ?? filename ?? '')
}

function inWords(value: unknown, key: string, writers: Writers): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberInWords(value, key, writers)
  if (key === 'passwordHash') return 'Set'
  if (Array.isArray(value)) return shorten(value.map((one) => codeInWords(one, key)).join(', '))
  const text = codeInWords(value, key)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return shorten(text)
}

function numberInWords(value: number, key: string, writers: Writers): string {
  if (key.endsWith('Cents')) return writers.money(value)
  if (key === 'rateMilliPercent') return `${value / 1000}%`
  if (key === 'productType') return typeNames.get(value) ?? String(value)
  if (key.endsWith('At')) return writers.moment(value)
  return String(value)
}

const typeNames: ReadonlyMap<number, string> = new Map([
  [productTypes.physical, 'Physical product'],
  [productTypes.digital, 'Digital download'],
  [productTypes.donation, 'Donation'],
  [productTypes.service, 'Service'],
])

/** The studio's label for a value that is a code. */
function codeInWords(value: unknown, key: string): string {
  const names: Readonly<Record<string, string>> | undefined =
    key === 'status' ? statusLabels : key === 'paymentMethods' ? paymentMethodNames : undefined
  return (names && ownValue(names, String(value))) ?? String(value)
}

const shorten = (text: string): string => truncate(text, MOST_LETTERS)

/** 'texts', 'productSaleText' is 'Store texts › Sale label'; 'priceCents' is 'Price'. */
function nameOf(path: readonly string[]): string {
  return path.map(partInWords).join(' › ')
}

function partInWords(key: string): string {
  const name = fieldNames.get(key)
  if (name !== undefined) return name
  if (/[^A-Za-z]/.test(key) || /^[A-Z]/.test(key)) return key
  const words = key
    .replace(/(Cents|Html)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|seo|sku|cldr)\b/g, (short) => short.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
