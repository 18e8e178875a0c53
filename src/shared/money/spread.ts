/**
 * Spreads a total over parts in proportion to their weights, by largest remainder: the parts always sum to the total, and
 * no part is larger than its weight when the total is not larger than all weights together. When every weight is 0 the
 * parts are as equal as can be. Ties go to the earlier part.
 * @param total hundredths, may be negative; a whole multiple of `step`
 * @param weights whole numbers, not negative
 * @param step the smallest piece, in hundredths (100 for JPY)
 * @throws RangeError for a negative weight, or when there is something to spread and nothing to spread it over
 */
export function spread(total: number, weights: readonly number[], step = 1): number[] {
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative.')
  if (weights.length === 0 && total !== 0) throw new RangeError('There is nothing to spread over.')
  const even = weights.every((weight) => weight === 0)
  // BigInt, because hundredths times hundredths pass what a number holds exactly.
  const shares = even ? weights.map(() => 1n) : weights.map(BigInt)
  const sum = shares.reduce((all, share) => all + share, 0n)
  if (sum === 0n) return []

  const size = BigInt(Math.abs(total))
  const piece = BigInt(step)
  const pieces = size / piece
  const parts = shares.map((share) => (pieces * share) / sum)
  const remainders = shares.map((share, index) => ({ index, remainder: (pieces * share) % sum }))
  remainders.sort((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder))
  let left = Number(pieces - parts.reduce((all, part) => all + part, 0n))
  for (const { index } of remainders) {
    if (left === 0) break
    parts[index]! += 1n
    left -= 1
  }

  const cents = parts.map((part) => Number(part * piece))
  // What is smaller than a piece cannot be split; it stays with the largest part so that the sum holds.
  const crumbs = Number(size % piece)
  if (crumbs) cents[cents.indexOf(Math.max(...cents))]! += crumbs
  return total < 0 ? cents.map((part) => (part === 0 ? 0 : -part)) : cents
}
