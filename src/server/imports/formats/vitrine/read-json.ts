/** The JSON value in a cell of our own export; null when it is empty or unreadable. */
export function readJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return null
  }
}
