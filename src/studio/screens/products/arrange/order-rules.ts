/** The list with one of its things put in another's place; those between move up or down by one. */
export function withMoved(ids: readonly string[], moved: string, overId: string): string[] {
  const to = ids.indexOf(overId)
  const rest = ids.filter((id) => id !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** What there is, in the order in which it was left; what has come since stands behind, what has gone is left out. */
export function asLeft(there: readonly string[], left: readonly string[]): string[] {
  const present = new Set(there)
  const known = new Set(left)
  return [...left.filter((id) => present.has(id)), ...there.filter((id) => !known.has(id))]
}
