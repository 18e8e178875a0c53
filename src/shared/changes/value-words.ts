import { countryName } from '#shared/addresses/countries.ts'
import { folderBehaviors } from '#shared/collections/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import { productTypes } from '#shared/products/codes.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { truncate } from '#shared/texts/truncate.ts'

const MOST_LETTERS = 300

/** How a site writes amounts (in hundredths) and times (in milliseconds since 1970, UTC). */
export interface Writers {
  money(cents: number): string
  moment(milliseconds: number): string
}

/** A single value, or a list of them, as people read it; '' for none. The key of its field says what it means. */
export function valueInWords(value: unknown, key: string, writers: Writers): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberInWords(value, key, writers)
  if (key === 'passwordHash') return 'Set'
  if (key === 'ids' && Array.isArray(value)) return String(value.length)
  if (Array.isArray(value)) return shorten(value.map((one) => codeInWords(one, key)).join(', '))
  const text = codeInWords(value, key)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return shorten(text)
}

function numberInWords(value: number, key: string, writers: Writers): string {
  if (key.endsWith('Cents')) return writers.money(value)
  // Amounts in several currencies have the currency as their key.
  if (/^[A-Z]{3}$/.test(key)) return (value / 100).toFixed(2)
  if (key === 'rateMilliPercent' || key === 'percentMilli') return `${value / 1000}%`
  if (key === 'x' || key === 'y') return `${Math.round(value * 100)}%`
  if (key === 'productType') return typeNames.get(value) ?? String(value)
  if (key === 'folderBehavior') return folderNames.get(value) ?? String(value)
  if (key.endsWith('At')) return writers.moment(value)
  return String(value)
}

const typeNames: ReadonlyMap<number, string> = new Map([
  [productTypes.physical, 'Physical product'],
  [productTypes.digital, 'Digital download'],
  [productTypes.donation, 'Donation'],
  [productTypes.service, 'Service'],
])

const folderNames: ReadonlyMap<number, string> = new Map([
  [folderBehaviors.index, 'Page with its links'],
  [folderBehaviors.redirect, 'Redirect to the first link'],
  [folderBehaviors.none, 'No page'],
])

/** Fields whose values are words of the program: 'logo-left' is 'Logo left'. */
const CODES =
  /^(kind|layout|header|footer|purpose|colors|rule|trigger|sort|state|reason|mode|security|outcome|origin|display|logo|icon|align|position|size|shape|fill|padding|style|motion)$/

/** The studio's label for a value that is a code. */
function codeInWords(value: unknown, key: string): string {
  const text = String(value)
  const names: Readonly<Record<string, string>> | undefined =
    key === 'status' ? statusLabels : key === 'paymentMethods' ? paymentMethodNames : undefined
  if (names) return ownValue(names, text) ?? text
  if (key === 'country') return countryName(text, 'en-US')
  if (CODES.test(key) && /^[a-z][a-z-]*$/.test(text))
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replaceAll('-', ' ')
  return text
}

const shorten = (text: string): string => truncate(text, MOST_LETTERS)
