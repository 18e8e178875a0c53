/** The height of a page's foot, in points: lines and totals end above it. */
export const FOOT = 96

/** Formats an amount or a date of an invoice. */
export interface InvoiceFormats {
  money(cents: number): string
  day(milliseconds: number): string
}
