/** Facts that products of a file share; `who` is 'One product has' or '58 products have'. */
export const fileFacts = {
  attributes: (who: string) =>
    `${who} attributes that customers don’t choose. They’re added to the description as a table.`,
  'body-pictures': (who: string) =>
    `${who} images in the description without a full URL, which can’t be downloaded. Add them here.`,
  'body-links': (who: string) => `${who} links in the description to pages of the old shop.`,
  'body-embeds': (who: string) => `${who} videos or other embedded content in the description, which isn’t imported.`,
  'tax-class': (who: string) => `${who} a tax class of their own, which isn’t imported. They get the usual tax rates.`,
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
