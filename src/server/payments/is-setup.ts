import type { Charge } from './provider.ts'

/** Whether a charge moves no money and keeps the buyer's payment method alone, as for a free trial. */
export const isSetup = ({ amountCents, keepsMethod }: Pick<Charge, 'amountCents' | 'keepsMethod'>): boolean =>
  amountCents === 0 && keepsMethod === true
