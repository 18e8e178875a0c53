/**
 * The part of an amount that belongs to a part of a whole, rounded to the nearest step, half up. Taken in any steps up
 * to the whole, it is all of the amount.
 * @param step the smallest unit, in hundredths (100 for JPY)
 */
export function shareOf(amount: number, part: number, whole: number, step = 1): number {
  if (whole === 0 || part === 0) return 0
  if (part === whole) return amount
  // BigInt, because products of two amounts exceed the exact range of a number.
  const [twice, unit] = [2n * BigInt(whole) * BigInt(step), BigInt(step)]
  return Number(((2n * BigInt(amount) * BigInt(part) + BigInt(whole) * unit) / twice) * unit)
}
