import type { TaxRate } from '#shared/settings/schema.ts'
import { STANDARD_TAX } from '#shared/tax-categories/schema.ts'

/** A rate of a file. What the file does not say is absent: then the shop's own rate keeps it. */
export interface FileRate {
  readonly country: string
  readonly region: string
  readonly categoryId: string
  readonly name: string
  readonly rateMilliPercent: number
  readonly appliesToShipping?: boolean
  /** Whether the name is only the kind of tax, such as VAT, so that a name that the owner gave stays. */
  readonly isNameGeneral?: boolean
}

/** What a file would do to the rates of a shop. */
interface RateTableChanges {
  readonly added: readonly TaxRate[]
  readonly changed: readonly { readonly before: TaxRate; readonly after: TaxRate }[]
  readonly removed: readonly TaxRate[]
  readonly unchanged: number
  /** All rates as they are afterwards: the shop's in their order, then the added ones. */
  readonly rates: readonly TaxRate[]
}

/**
 * Compares the rates of a file with those of a shop. A rate is the same one by its place and tax category; of several,
 * by its name.
 * @param removesOthers whether rates that are not in the file are removed
 */
export function compareRates(
  present: readonly TaxRate[],
  fromFile: readonly FileRate[],
  { removesOthers }: { readonly removesOthers: boolean },
): RateTableChanges {
  const waiting = new Set(present)
  const after = new Map<TaxRate, TaxRate>()
  const added: TaxRate[] = []
  const candidates = (rate: FileRate) => [...waiting].filter((one) => placeKey(one) === fileKey(rate))
  // Rates with the name of their file come first, so that no other one takes their place.
  const named = fromFile.map((rate) => take(candidates(rate).find(({ name }) => name === rate.name)))
  for (const [index, rate] of fromFile.entries()) {
    const same = named[index] ?? take(candidates(rate)[0])
    if (same) after.set(same, merged(rate, same))
    else added.push(merged(rate, null))
  }
  const removed = removesOthers ? [...waiting] : []
  const kept = present.filter((rate) => !removed.includes(rate))
  const isChanged = (rate: TaxRate) => after.has(rate) && JSON.stringify(after.get(rate)) !== JSON.stringify(tidy(rate))
  return {
    added,
    changed: kept.filter(isChanged).map((before) => ({ before, after: after.get(before)! })),
    removed,
    unchanged: kept.filter((rate) => !isChanged(rate)).length,
    rates: [...kept.map((rate) => (isChanged(rate) ? after.get(rate)! : rate)), ...added],
  }

  function take(rate: TaxRate | undefined): TaxRate | undefined {
    if (rate) waiting.delete(rate)
    return rate
  }
}

const placeKey = ({ place, categoryId = STANDARD_TAX }: TaxRate): string =>
  [place.country, place.region?.toUpperCase() ?? '', categoryId].join(' ')
const fileKey = ({ country, region, categoryId }: FileRate): string =>
  [country, region.toUpperCase(), categoryId].join(' ')

function merged(rate: FileRate, own: TaxRate | null): TaxRate {
  return tidy({
    name: rate.isNameGeneral && own ? own.name : rate.name,
    place: { country: rate.country as TaxRate['place']['country'], region: rate.region },
    rateMilliPercent: rate.rateMilliPercent,
    appliesToShipping: rate.appliesToShipping ?? own?.appliesToShipping ?? true,
    categoryId: rate.categoryId,
  })
}

/** A rate with its fields in one order, without empty ones. */
const tidy = ({ name, place, rateMilliPercent, appliesToShipping, categoryId }: TaxRate): TaxRate => ({
  name,
  place: { country: place.country, ...(place.region && { region: place.region }) },
  rateMilliPercent,
  appliesToShipping,
  ...(categoryId && { categoryId }),
})
