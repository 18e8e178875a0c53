import type { PaymentMode } from '#shared/settings/payment-modes.ts'

let made = 0
/** Ids as PayPal's: 17 capital letters and digits. */
export function idOf(kind: string, { mode }: { readonly mode: PaymentMode }): string {
  made += 1
  return `${kind}${mode === 'live' ? 'L' : 'S'}${String(made).padStart(15, '0')}`
}
