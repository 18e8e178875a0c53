import type { ImportProblem } from '#shared/imports/schema.ts'

/**
 * Merges a warning that many lines of a product share into one at the first of them. Errors are listed for each line,
 * since each has to be corrected.
 */
export function gatherWarnings(problems: readonly ImportProblem[]): ImportProblem[] {
  const groups = Map.groupBy(problems, ({ severity, line, column, sentence }) =>
    JSON.stringify(severity === 'warning' ? [column, sentence] : [column, sentence, line]),
  )
  return [...groups.values()].map((same) => {
    const first = same[0]!
    const more = new Set(same.map(({ line }) => line)).size - 1
    if (first.severity !== 'warning' || more === 0) return first
    return { ...first, sentence: `${first.sentence} The same on ${more} more ${more === 1 ? 'line' : 'lines'}.` }
  })
}
