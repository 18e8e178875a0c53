/** Providers keep payments that move no money apart from real ones: each mode has its own keys. */
export const paymentModes = ['live', 'test'] as const
export type PaymentMode = (typeof paymentModes)[number]
