/** The facts of a failure, as they come from the server or were found in the browser. */
export type Facts = Readonly<Record<string, unknown>>

/** A noun's words: failure code to the sentence that its facts make. */
export type Messages = Readonly<Record<string, (facts: Facts) => string>>

// Facts travel as JSON, so that a sentence reads them with care: a missing fact leaves a gap, never 'undefined'.

/** A fact that is text or a number, as text; empty when it is neither. */
export function wordsIn(facts: Facts, name: string): string {
  const fact = facts[name]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

/** A fact that is a number, or the fallback. */
export function numberIn(facts: Facts, name: string, fallback: number): number {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : fallback
}

/** A fact that is a list of texts; empty when it is not. */
export function listIn(facts: Facts, name: string): string[] {
  const fact = facts[name]
  return Array.isArray(fact) ? fact.filter((one) => typeof one === 'string') : []
}
