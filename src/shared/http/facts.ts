/** The facts of a failure, from the server or from the browser. */
export type Facts = Readonly<Record<string, unknown>>

/** A noun's sentences: failure code to the sentence made of its facts. */
export type Messages = Readonly<Record<string, (facts: Facts) => string>>

// Facts arrive as JSON: a missing fact leaves a gap in the sentence, never 'undefined'.

/** A text or number as text; '' for everything else. */
export function wordsIn(facts: Facts, name: string): string {
  const fact = facts[name]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

/** A number, or the fallback. */
export function numberIn(facts: Facts, name: string, fallback: number): number {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : fallback
}

/** A list of texts; empty for everything else. */
export function listIn(facts: Facts, name: string): string[] {
  const fact = facts[name]
  return Array.isArray(fact) ? fact.filter((one) => typeof one === 'string') : []
}
