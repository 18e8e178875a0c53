import { fieldNames } from './field-names.ts'
import { valueInWords, type Writers } from './value-words.ts'

/** One field before and after a change, as people read it. */
export interface FieldChange {
  /** 'Site name'. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Fields that mean nothing to people: keys, dates that the server sets, positions. */
const HIDDEN =
  /^(id|(?!url).*Id|.*Ids|revision|updatedAt|createdAt|position|policyDates|version|settingsRevision|displayIndex|pageRendering|typeCode)$/
const MOST_FIELDS = 30

/**
 * The fields in which two objects differ, as text. Nested objects are compared field by field; lists by their items,
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
    const words = { before: valueInWords(before, key, writers), after: valueInWords(after, key, writers) }
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
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|seo|sku|cldr)\b/g, (short) => short.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
