/** An order's number as text: #00042. Five digits, so that lists align. */
export function formatOrderNumber(number: number): string {
  return `#${String(number).padStart(5, '0')}`
}
