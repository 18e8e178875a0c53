/** The list with one item moved to another's position; those between shift by one. */
export function withMoved(ids: readonly string[], moved: string, overId: string): string[] {
  const to = ids.indexOf(overId)
  const rest = ids.filter((id) => id !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** The existing items in a saved order; new ones are at the end, removed ones are left out. */
export function asLeft(there: readonly string[], left: readonly string[]): string[] {
  const present = new Set(there)
  const known = new Set(left)
  return [...left.filter((id) => present.has(id)), ...there.filter((id) => !known.has(id))]
}
