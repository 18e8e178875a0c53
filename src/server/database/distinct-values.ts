/**
 * The different values of an indexed column, in order: one step along the index for each, however many rows have it.
 * @param next finds the first value after the last one; undefined at the end
 * @param most how many are read at most
 */
export async function distinctValues(
  next: (last: string) => Promise<string | undefined>,
  most: number,
): Promise<string[]> {
  const found: string[] = []
  for (let value = await next(''); value !== undefined && found.length < most; value = await next(value))
    found.push(value)
  return found
}
