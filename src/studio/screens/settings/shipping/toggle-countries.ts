import { europeanUnion } from '#shared/addresses/european-union.ts'
import { countryChoices, hasRegions } from '../places.ts'

/** All member states at once in lists of countries; it is never saved. */
export const EUROPEAN_UNION = 'EU'

/** The countries that other zones have, with the names of these zones: a country belongs to one zone only. */
export type TakenCountries = ReadonlyMap<string, string>

export interface ZoneChoice {
  readonly value: string
  readonly label: string
  /** What a choice of several countries means; '' for one country. */
  readonly detail: string
  /** The zone that has the country already; null without one. */
  readonly takenBy: string | null
  /** Whether it can't be chosen: other zones may still have regions of their own in a country with regions. */
  readonly isTaken: boolean
}

/** Choices for a zone: everywhere else, what other zones leave of the European Union, and each country. */
export function zoneChoices(taken: TakenCountries): ZoneChoice[] {
  const states = freeStates(taken)
  const free = states.length
  const union = free === europeanUnion.length ? 'European Union' : 'Rest of the European Union'
  const [everywhere, ...countries] = countryChoices.map((choice) => {
    const takenBy = taken.get(choice.value) ?? null
    return { ...choice, detail: '', takenBy, isTaken: takenBy !== null && !hasRegions(choice.value) }
  })
  const unionChoice = {
    ...{ value: EUROPEAN_UNION, label: `${union} (${free} countries)`, takenBy: null, isTaken: false },
    detail: countryChoices.flatMap(({ value, label }) => (states.includes(value) ? [label] : [])).join(', '),
  }
  return [everywhere!, ...(free > 1 ? [unionChoice] : []), ...countries]
}

const freeStates = (taken: TakenCountries) => europeanUnion.filter((country) => !taken.has(country))

/** Whether a choice is on: the European Union only when each of its countries is that no other zone has. */
export const isChosen = (chosen: readonly string[], choice: string, taken: TakenCountries): boolean =>
  choice === EUROPEAN_UNION ? freeStates(taken).every((country) => chosen.includes(country)) : chosen.includes(choice)

/** The countries after a choice was switched; the European Union adds or removes all that no other zone has. */
export function toggleChoice(chosen: readonly string[], choice: string, taken: TakenCountries): string[] {
  const meant = choice === EUROPEAN_UNION ? freeStates(taken) : [choice]
  return isChosen(chosen, choice, taken)
    ? chosen.filter((country) => !meant.includes(country))
    : [...new Set([...chosen, ...meant])]
}

/** The shortest list of choices for these countries. */
export function shortest(chosen: readonly string[], taken: TakenCountries): string[] {
  const states = freeStates(taken)
  if (states.length < 2 || !isChosen(chosen, EUROPEAN_UNION, taken)) return [...chosen]
  return [EUROPEAN_UNION, ...chosen.filter((country) => !states.includes(country))]
}
