export const customerLimits = {
  nameLength: 100,
  phoneLength: 40,
  noteLength: 5_000,
  /** Email addresses of one customer. */
  emails: 20,
  /** Orders that a profile lists. */
  ordersShown: 50,
} as const
