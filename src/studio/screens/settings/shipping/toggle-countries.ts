import { europeanUnion } from '#shared/addresses/european-union.ts'
import { countryChoices } from '../places.ts'

/** Stands for all member states at once in lists of countries; it is never saved. */
export const EUROPEAN_UNION = 'EU'

/** What a zone can be made of: everywhere else, the European Union as a whole, and each country. */
export const zoneChoices: typeof countryChoices = [
  countryChoices[0]!,
  { value: EUROPEAN_UNION, label: `European Union (${europeanUnion.length} countries)` },
  ...countryChoices.slice(1),
]

/** Whether a choice is on: the European Union only when each of its countries is. */
export const isChosen = (chosen: readonly string[], choice: string): boolean =>
  choice === EUROPEAN_UNION ? europeanUnion.every((country) => chosen.includes(country)) : chosen.includes(choice)

/** The countries after a choice was switched; the European Union brings or takes all of its countries. */
export function toggleChoice(chosen: readonly string[], choice: string): string[] {
  const meant = choice === EUROPEAN_UNION ? europeanUnion : [choice]
  return isChosen(chosen, choice)
    ? chosen.filter((country) => !meant.includes(country))
    : [...new Set([...chosen, ...meant])]
}

/** The choices that say what is on in as few words as possible. */
export function shortest(chosen: readonly string[]): string[] {
  if (!isChosen(chosen, EUROPEAN_UNION)) return [...chosen]
  return [EUROPEAN_UNION, ...chosen.filter((country) => !europeanUnion.includes(country))]
}
