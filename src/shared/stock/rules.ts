/** Whether a change takes a variant to its low number or below it, from above. */
export const runsLow = (
  { before, after }: { readonly before: number; readonly after: number },
  lowStockAt: number,
): boolean => before > lowStockAt && after <= lowStockAt
