import { canBePaid, canRound } from '#shared/currencies/rules.ts'
import { installmentLocale } from '#shared/installments/rules.ts'
import { hasWords } from '#shared/policies/rules.ts'
import { checkSchedule } from '#shared/slots/check-schedule.ts'
import { expiryLaw, validitiesOf } from './gift-cards/expiry.ts'
import type { OwnerSettings } from './owner-settings.ts'
import type { Place, ShippingMethod } from './schema.ts'

/** Sentences by the path of the field, such as `shippingZones.0.methods.1.rate.tiers.0.upToGrams`. */
export type SettingsErrors = Readonly<Record<string, string>>

/**
 * Errors of settings as a whole, beyond the schema of each field: parts that would never be used, could never be
 * chosen, or would be empty. An empty object when there are none.
 */
export function checkSettings(settings: OwnerSettings): SettingsErrors {
  return Object.fromEntries([
    ...currencyErrors(settings),
    ...paymentErrors(settings),
    ...scarcityErrors(settings),
    ...informationErrors(settings),
    ...placeErrors(settings),
    ...methodErrors(settings),
    ...taxErrors(settings),
    ...categoryErrors(settings),
    ...giftCardErrors(settings),
    ...donationErrors(settings),
  ])
}

type Errors = [path: string, sentence: string][]

function currencyErrors({ currency, currencies }: OwnerSettings): Errors {
  const seen = new Set([currency])
  return currencies.flatMap(({ code, rounding }, index): Errors => {
    if (seen.has(code))
      return [
        [
          `currencies.${index}.code`,
          code === currency ? 'This is your store’s currency.' : 'This currency is already in the list.',
        ],
      ]
    seen.add(code)
    return canRound(rounding, code)
      ? []
      : [[`currencies.${index}.rounding`, 'This currency has no decimals. Choose a whole amount.']]
  })
}

function giftCardErrors({ country, giftCards: { expiryYears } }: OwnerSettings): Errors {
  if (expiryYears === null || validitiesOf(country).includes(expiryYears)) return []
  const law = expiryLaw(country)
  const sentence = law ? `Choose ${law.years} years or more. ${law.why}` : 'Gift cards can’t expire in your country.'
  return [['giftCards.expiryYears', sentence]]
}

/** Carts and orders store the name that a donor has chosen. */
function donationErrors({ donations: { funds } }: OwnerSettings): Errors {
  const names = funds.map(({ name }) => name.toLowerCase())
  return funds.flatMap(
    (_, index): Errors =>
      names.indexOf(names[index]!) < index ? [[`donations.funds.${index}.name`, 'Another fund has this name.']] : [],
  )
}

function paymentErrors({ paymentMethods, installments }: OwnerSettings): Errors {
  const errors: Errors = []
  if (new Set(paymentMethods).size < paymentMethods.length)
    errors.push(['paymentMethods', 'Choose each payment method once.'])
  if (!installments.available) return errors
  if (installments.minimumCents >= installments.maximumCents)
    errors.push(['installments.maximumCents', 'Enter an amount above the minimum.'])
  // English is spoken in all of its countries; the shop's language is checked where the badge is shown.
  if (installmentLocale(installments.accountCountry, 'en') === null)
    errors.push(['installments.accountCountry', 'Pay in 4 isn’t available for accounts in this country.'])
  return errors
}

function informationErrors({ productInformation }: OwnerSettings): Errors {
  return productInformation.flatMap(({ html }, index) =>
    hasWords(html) ? [] : [[`productInformation.${index}.html`, 'Enter a text for this line, or remove it.']],
  )
}

function scarcityErrors({ scarcity }: OwnerSettings): Errors {
  return scarcity.enabled && scarcity.text === '' ? [['scarcity.text', 'Enter the message, or turn it off.']] : []
}

/** A place belongs to one zone: the second zone would never be used. */
function placeErrors({ shippingZones }: OwnerSettings): Errors {
  const zoneOf = new Map<string, string>()
  const errors: Errors = []
  for (const [zoneIndex, zone] of shippingZones.entries()) {
    for (const [placeIndex, place] of zone.places.entries()) {
      const taken = zoneOf.get(keyOf(place))
      if (taken === undefined) zoneOf.set(keyOf(place), zone.name)
      else errors.push([`shippingZones.${zoneIndex}.places.${placeIndex}`, `This place is already in “${taken}”.`])
    }
  }
  return errors
}

const keyOf = ({ country, region = '' }: Place) => `${country} ${region.toUpperCase()}`

function methodErrors({ shippingZones }: OwnerSettings): Errors {
  const ids = new Set<string>()
  const errors: Errors = []
  for (const [zoneIndex, zone] of shippingZones.entries()) {
    for (const [methodIndex, method] of zone.methods.entries()) {
      const path = `shippingZones.${zoneIndex}.methods.${methodIndex}`
      if (ids.has(method.id)) errors.push([`${path}.id`, 'Two shipping methods have the same ID.'])
      ids.add(method.id)
      for (const [field, sentence] of Object.entries(checkMethod(method))) errors.push([`${path}.${field}`, sentence])
    }
  }
  return errors
}

/** Errors of a shipping method's price steps and times, by its own paths (`rate.tiers.0.upToGrams`). */
export function checkMethod({ rate, schedule, fixedFreeOver }: CheckedMethod): SettingsErrors {
  const times = (schedule ? checkSchedule(schedule) : []).map(([path, sentence]) => [`schedule.${path}`, sentence])
  const freeOver: Errors = canBePaid(fixedFreeOver) ? [] : [['fixedFreeOver', NOT_PAYABLE]]
  return Object.fromEntries([
    ...tierErrors(rate),
    ...packageErrors(rate),
    ...fixedCostErrors(rate),
    ...freeOver,
    ...times,
  ])
}

type CheckedMethod = Pick<ShippingMethod, 'rate' | 'schedule' | 'fixedFreeOver'>

const NOT_PAYABLE = 'Some of these currencies have no decimals. Enter whole amounts.'

/** Fixed costs that cannot be paid in their currency, such as half a yen. */
function fixedCostErrors(rate: ShippingMethod['rate']): Errors {
  if (rate.kind === 'pickup') return []
  if (rate.kind === 'flat') return canBePaid(rate.fixedCosts) ? [] : [['rate.fixedCosts', NOT_PAYABLE]]
  const [field, priced] = rate.kind === 'by-package' ? ['packages', rate.packages] : ['tiers', rate.tiers]
  return priced.flatMap(
    ({ fixedCosts }, index): Errors =>
      canBePaid(fixedCosts) ? [] : [[`rate.${field}.${index}.fixedCosts`, NOT_PAYABLE]],
  )
}

/** The order names its packages: two with one name could not be told apart. */
function packageErrors(rate: ShippingMethod['rate']): Errors {
  if (rate.kind !== 'by-package') return []
  const names = rate.packages.map(({ name }) => name.trim().toLowerCase())
  return names.flatMap(
    (name, index): Errors =>
      name !== '' && names.indexOf(name) < index
        ? [[`rate.packages.${index}.name`, 'Another package has this name.']]
        : [],
  )
}

function tierErrors(rate: ShippingMethod['rate']): Errors {
  if (rate.kind !== 'by-weight' && rate.kind !== 'by-price') return []
  const field = rate.kind === 'by-weight' ? 'upToGrams' : 'upToCents'
  const bounds = rate.tiers.map((tier) => ('upToGrams' in tier ? tier.upToGrams : tier.upToCents))
  return bounds.flatMap((bound, index): Errors => {
    if (bound === null)
      return index === bounds.length - 1
        ? []
        : [[`rate.tiers.${index}.${field}`, 'Only the last step can have no upper limit.']]
    const before = bounds[index - 1]
    const isHigher = before === undefined || before === null || bound > before
    return isHigher ? [] : [[`rate.tiers.${index}.${field}`, 'Enter more than in the step before.']]
  })
}

/** Two rates at one place are added up, as some places require; the same name twice is a mistake. */
function taxErrors({ taxRates, taxRules: { categories } }: OwnerSettings): Errors {
  const seen = new Set<string>()
  return taxRates.flatMap((rate, index): Errors => {
    const { categoryId } = rate
    if (categoryId !== undefined && !categories.some(({ id }) => id === categoryId))
      return [[`taxRates.${index}.categoryId`, 'This tax category no longer exists.']]
    const key = `${keyOf(rate.place)} ${categoryId} ${rate.name.toLowerCase()}`
    if (seen.has(key)) return [[`taxRates.${index}.name`, 'This rate is already in the list.']]
    seen.add(key)
    return []
  })
}

/** Categories are chosen by their names, so each has its own. */
function categoryErrors({ taxRules: { categories } }: OwnerSettings): Errors {
  const names = new Set(['standard'])
  return categories.flatMap(({ name }, index): Errors => {
    if (names.has(name.toLowerCase()))
      return [[`taxRules.categories.${index}.name`, 'There is already a category with this name.']]
    names.add(name.toLowerCase())
    return []
  })
}
