import { type LengthUnit, limitInGrams, type WeightUnit } from '#shared/measures/units.ts'
import type { Package } from '#shared/packages/pack-goods.ts'
import { checkMethod, type SettingsErrors } from '#shared/settings/check-settings.ts'
import { type ShippingMethod, shippingMethodSchema } from '#shared/settings/schema.ts'

export type Rate = ShippingMethod['rate']
export type RateKind = Rate['kind']

/** A new shipping method. */
export const newMethod = (id: string): ShippingMethod => ({
  id,
  name: '',
  description: '',
  rate: { kind: 'flat', costCents: 0 },
  freeOverCents: null,
})

/** The same method with another kind of price; amounts are kept where possible. A first package has round sides. */
export function withKind(rate: Rate, kind: RateKind, lengthUnit: LengthUnit): Rate {
  const costCents = firstCostOf(rate)
  switch (kind) {
    case 'flat':
      return { kind, costCents }
    case 'by-weight':
      return {
        kind,
        tiers: [
          { upToGrams: 1000, costCents },
          { upToGrams: null, costCents },
        ],
      }
    case 'by-price':
      return {
        kind,
        tiers: [
          { upToCents: 5000, costCents },
          { upToCents: null, costCents },
        ],
      }
    case 'by-package':
      return { kind, packages: [newPackage(costCents, lengthUnit)], roomPercent: 15 }
    case 'pickup':
      return { kind }
  }
}

/** The first price of a method, which it keeps when its pricing changes. */
function firstCostOf(rate: Rate): number {
  if (rate.kind === 'pickup') return 0
  return rate.kind === 'flat' ? rate.costCents : costsOf(rate)[0]!
}

/** The prices of steps or packages, of which there is at least one. */
const costsOf = (rate: Exclude<Rate, { readonly kind: 'flat' | 'pickup' }>): number[] =>
  (rate.kind === 'by-package' ? rate.packages : rate.tiers).map(({ costCents }) => costCents)

/** A box of 30 × 20 × 15 cm, or of 12 × 8 × 6 inches, without a name. */
export const newPackage = (costCents: number, lengthUnit: LengthUnit): Package => ({
  name: '',
  ...(lengthUnit === 'in'
    ? { lengthMillimetres: 304.8, widthMillimetres: 203.2, heightMillimetres: 152.4 }
    : { lengthMillimetres: 300, widthMillimetres: 200, heightMillimetres: 150 }),
  mostGrams: null,
  costCents,
})

/** A price step by weight or amount: `upTo` in grams or hundredths, null when it is open. */
export interface Step extends Pick<Package, 'costCents' | 'fixedCosts'> {
  readonly upTo: number | null
}

/** The steps of a price by weight or by amount; none for other kinds. */
export function stepsOf(rate: Rate): readonly Step[] {
  if (rate.kind === 'by-weight') return rate.tiers.map(({ upToGrams, ...cost }) => ({ upTo: upToGrams, ...cost }))
  if (rate.kind === 'by-price') return rate.tiers.map(({ upToCents, ...cost }) => ({ upTo: upToCents, ...cost }))
  return []
}

/** The same price with other steps. */
export function withSteps(rate: Rate, steps: readonly Step[]): Rate {
  if (rate.kind === 'by-weight')
    return { ...rate, tiers: steps.map(({ upTo, ...cost }) => ({ upToGrams: upTo, ...cost })) }
  if (rate.kind === 'by-price')
    return { ...rate, tiers: steps.map(({ upTo, ...cost }) => ({ upToCents: upTo, ...cost })) }
  return rate
}

/** One more step, before the open one. */
export function withStepMore(steps: readonly Step[]): Step[] {
  const bounded = steps.filter(({ upTo }) => upTo !== null)
  const last = bounded.at(-1)
  const more = { upTo: last ? last.upTo! * 2 : 1000, costCents: last?.costCents ?? 0 }
  return [...bounded, more, ...steps.filter(({ upTo }) => upTo === null)]
}

/** Errors of a shipping method, by its own paths. */
export function judgeMethod(method: ShippingMethod): SettingsErrors {
  const parsed = shippingMethodSchema.safeParse(method)
  if (parsed.success) return checkMethod(parsed.data)
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]).toReversed())
}

/** The price on one line: '$9.00, free from $120.00', 'By weight, $24.00 to $52.00'. */
export function costInWords({ rate, freeOverCents }: ShippingMethod, money: (cents: number) => string): string {
  if (rate.kind === 'pickup') return 'Free pickup'
  const free = freeOverCents === null ? '' : `, free from ${money(freeOverCents)}`
  if (rate.kind === 'flat') return rate.costCents === 0 ? 'Free' : `${money(rate.costCents)}${free}`
  const costs = costsOf(rate)
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  const range = least === most ? money(least) : `${money(least)} to ${money(most)}`
  return `${bases[rate.kind]}, ${range}${free}`
}

/** What a price depends on. */
const bases = { 'by-weight': 'By weight', 'by-price': 'By price', 'by-package': 'By package' }

/** The upper weight of a step, as it is entered in a unit, in whole grams; null for invalid text. */
export function readLimit(text: string, unit: WeightUnit): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? limitInGrams(unit, value) : null
}
