/** How staff can have got money themselves. */
export const paidInWays = [
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'pay-on-pickup', label: 'Cash or card in person' },
] as const
