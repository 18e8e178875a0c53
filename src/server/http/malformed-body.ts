/**
 * An error of a parser, as its sender's fault: whatever it says of a body that is cut short, or that names no boundary or
 * another one, the answer is 400. What it has a status for itself (413, 406) keeps it.
 */
export function malformedBody(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const { statusCode = 400 } = known as { statusCode?: number }
  return Object.assign(known, { statusCode })
}
