import { europeanUnion } from '#shared/addresses/european-union.ts'
import { countryChoices } from '../places.ts'

/** All member states at once in lists of countries; it is never saved. */
export const EUROPEAN_UNION = 'EU'

/** Choices for a zone: everywhere else, the European Union as a whole, and each country. */
export const zoneChoices: typeof countryChoices = [
  countryChoices[0]!,
  { value: EUROPEAN_UNION, label: `European Union (${europeanUnion.length} countries)` },
  ...countryChoices.slice(1),
]

/** Whether a choice is on: the European Union only when each of its countries is. */
export const isChosen = (chosen: readonly string[], choice: string): boolean =>
  choice === EUROPEAN_UNION ? europeanUnion.every((country) => chosen.includes(country)) : chosen.includes(choice)

/** The countries after a choice was switched; the European Union adds or removes all of its countries. */
export function toggleChoice(chosen: readonly string[], choice: string): string[] {
  const meant = choice === EUROPEAN_UNION ? europeanUnion : [choice]
  return isChosen(chosen, choice)
    ? chosen.filter((country) => !meant.includes(country))
    : [...new Set([...chosen, ...meant])]
}

/** The shortest list of choices for these countries. */
export function shortest(chosen: readonly string[]): string[] {
  if (!isChosen(chosen, EUROPEAN_UNION)) return [...chosen]
  return [EUROPEAN_UNION, ...chosen.filter((country) => !europeanUnion.includes(country))]
}
