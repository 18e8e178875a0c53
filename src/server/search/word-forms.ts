/** Shorter than this nothing is left that says something. */
const SHORTEST_STEM = 3

/**
 * The word in the other number, as English makes it: mugs is mug, dishes is dish, berries is berry, and berry is berries.
 * What only adds letters is found as a beginning. Guesses do no harm: they count where they are written somewhere.
 */
export function otherFormsOf(word: string): string[] {
  const forms: string[] = []
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`)
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1))
  return forms.filter((form) => form.length >= SHORTEST_STEM)
}
