/** Facts that many products of a file share, as text; `count` is the number of products. */
export const fileFacts = {
  attributes: (count: string) =>
    `${count} have attributes that customers don’t choose. They’re added to the description as a table.`,
  'body-pictures': (count: string) =>
    `${count} have images in the description without a full URL, which can’t be downloaded. Add them here.`,
  'body-links': (count: string) => `${count} have links in the description to pages of the old shop.`,
  'body-embeds': (count: string) =>
    `${count} have videos or other embedded content in the description, which isn’t imported.`,
  'tax-class': (count: string) =>
    `${count} have a tax class of their own, which isn’t imported. They get the usual tax rates.`,
} as const

/** Content of many products that is not imported, as the beginning of 'purchase notes of 58 products'. */
export const lostFacts = {
  'purchase-note': 'purchase notes',
  'download-limit': 'download limits',
  'sold-individually': 'the limit to one per order',
  vendor: 'vendors',
  cost: 'costs',
  metafields: 'metafields',
} as const

export type FileFact = keyof typeof fileFacts | keyof typeof lostFacts
