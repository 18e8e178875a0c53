/** One field of a thing, before and after a change, as people read it. */
export interface FieldChange {
  /** 'Site name'. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What says nothing to people: keys, dates that the server sets, positions. */
const HIDDEN = /^(id|.*Id|.*Ids|revision|updatedAt|createdAt|position|policyDates|version|settingsRevision)$/
const MOST_FIELDS = 30
const MOST_LETTERS = 300

type Writer = (cents: number) => string

/**
 * The fields in which a thing differs, in words. Nested things are compared field by field; lists by their items, where items
 * have a name.
 * @param money writes hundredths
 */
export function compareThings(before: unknown, after: unknown, money: Writer): FieldChange[] {
  return fieldsOf(before, after, [], money).slice(0, MOST_FIELDS)
}

function fieldsOf(before: unknown, after: unknown, path: readonly string[], money: Writer): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [one, other] = [entriesOf(before), entriesOf(after)]
  if (!one && !other) {
    const key = path.at(-1) ?? ''
    const words = { before: inWords(before, key, money), after: inWords(after, key, money) }
    return words.before === words.after ? [] : [{ name: nameOf(path), ...words }]
  }
  const keys = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  return keys
    .filter((key) => !HIDDEN.test(key))
    .flatMap((key) => fieldsOf(one?.get(key), other?.get(key), [...path, key], money))
}

/** The parts of an object, or the items of a list by their names; null for everything that is a value itself. */
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

function inWords(value: unknown, key: string, money: Writer): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return key.endsWith('Cents') ? money(value) : String(value)
  if (Array.isArray(value)) return shorten(value.join(', '))
  const text = String(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return shorten(text)
}

const shorten = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

/** 'texts', 'productSaleText' is 'Texts › Product sale text'; 'priceCents' is 'Price'. */
function nameOf(path: readonly string[]): string {
  return path.map(partInWords).join(' › ')
}

function partInWords(key: string): string {
  if (/[^A-Za-z]/.test(key) || /^[A-Z]/.test(key)) return key
  const words = key
    .replace(/(Cents|Html)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|seo|sku|cldr)\b/g, (short) => short.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
