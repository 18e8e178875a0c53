import { normalize } from '#shared/texts/normalize.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Letters as they are compared, with typewriter quotes, so that "cote d'i" finds 'Côte d’Ivoire'. */
const plain = (text: string) => normalize(text).replace(/[’‘]/g, "'")

/**
 * Matching choices, best first: a complete value ('US', 'EUR'), then labels that begin with the text, then labels with
 * a word that begins with it, then labels that contain it. Equal matches keep their order.
 */
export function matchOptions<Option extends Choice>(options: readonly Option[], search: string): Option[] {
  const typed = plain(search.trim())
  if (!typed) return [...options]
  return options
    .map((option) => ({ option, rank: rankOf(option, typed) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

function rankOf({ value, label }: Choice, typed: string): number {
  const words = plain(label)
  if (words === typed || value.toLowerCase() === typed) return 0
  if (words.startsWith(typed)) return 1
  if (words.split(/[\s/_·(-]+/).some((word) => word.startsWith(typed))) return 2
  return words.replaceAll('_', ' ').includes(typed) ? 3 : 4
}
