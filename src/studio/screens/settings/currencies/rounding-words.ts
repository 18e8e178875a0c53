import { type RoundingId, roundingIds, roundings } from '#shared/currencies/roundings.ts'
import { canRound } from '#shared/currencies/rules.ts'
import type { Currency } from '#shared/money/schema.ts'

/** The label of a rounding rule in a list of choices. */
export function roundingWords(id: RoundingId): string {
  if (id === 'none') return 'No rounding'
  const { step, less } = roundings[id]
  if (less > 0) return `Prices end in .${String(step - less).padStart(2, '0')}`
  return step === 100 ? 'Whole amounts (.00)' : `To ${id}`
}

/** The rounding rules of a currency: one without decimals has whole amounts only. */
export const roundingChoices = (currency: Currency): { readonly value: RoundingId; readonly label: string }[] =>
  roundingIds.filter((id) => canRound(id, currency)).map((id) => ({ value: id, label: roundingWords(id) }))
