/** A shorter stem has no meaning. */
const SHORTEST_STEM = 3

/**
 * The singular or plural of an English word: mugs is mug, dishes is dish, berries is berry, and berry is berries.
 * Plurals that only add letters are found by their beginning. Wrong guesses do no harm: only words that occur somewhere
 * count.
 */
export function otherFormsOf(word: string): string[] {
  const forms: string[] = []
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`)
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1))
  return forms.filter((form) => form.length >= SHORTEST_STEM)
}
