/** An order's number as buyer and owner say it: #00042. Five digits, so that lists line up and no one counts along. */
export function formatOrderNumber(number: number): string {
  return `#${String(number).padStart(5, '0')}`
}
