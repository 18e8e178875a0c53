/** Texts of the email to the owner about what ran low. */
export const lowStockEmailTexts = {
  subject: (count: number) => (count === 1 ? 'Low stock: 1 variant' : `Low stock: ${count} variants`),
  preview: (title: string, left: string) => `${title}: ${left}`,
  title: 'Low stock',
  lead: 'Since the last email, these ran low.',
  left: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),
  sku: (sku: string) => `SKU ${sku}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  view: 'View low stock',
  closing: 'You get this email once a day at most. Change it in Store settings under Low stock.',
} as const
