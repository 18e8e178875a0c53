/**
 * An error of a parser as the sender's error: for a body that is cut off, or has a wrong boundary, the answer is 400.
 * Errors with their own status (413, 406) keep it.
 */
export function malformedBody(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const { statusCode = 400 } = known as { statusCode?: number }
  return Object.assign(known, { statusCode })
}
