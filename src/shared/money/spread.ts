/**
 * Spreads a total over parts in proportion to their weights, by largest remainder. The parts always sum to the total;
 * no part is larger than its weight when the total is at most the sum of the weights. With all weights 0 the parts are
 * as equal as possible. Ties go to the earlier part.
 * @param total hundredths, may be negative; a whole multiple of `step`
 * @param weights whole numbers, not negative
 * @param step the smallest unit, in hundredths (100 for JPY)
 * @throws RangeError for a negative weight, or for a total other than 0 without parts
 */
export function spread(total: number, weights: readonly number[], step = 1): number[] {
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative.')
  if (weights.length === 0 && total !== 0) throw new RangeError('There is nothing to spread over.')
  const even = weights.every((weight) => weight === 0)
  // BigInt, because products of two amounts exceed the exact range of a number.
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
  // A rest smaller than a step cannot be split; it is added to the largest part so that the sum is right.
  const crumbs = Number(size % piece)
  if (crumbs) cents[cents.indexOf(Math.max(...cents))]! += crumbs
  return total < 0 ? cents.map((part) => (part === 0 ? 0 : -part)) : cents
}
