/** What many products of a file have in common, in words; `count` is how many products. */
export const fileFacts = {
  attributes: (count: string) =>
    `${count} have attributes without a choice of variants; they are added to the description as a table.`,
  'body-pictures': (count: string) =>
    `${count} have pictures in the description without a full URL, which can't be fetched. Add them here.`,
  'body-links': (count: string) => `${count} have links in the description that lead to pages of the old shop.`,
  'body-embeds': (count: string) => `${count} lose videos or other embedded content of the description.`,
  'purchase-note': (count: string) => `${count} have a purchase note, which is not imported.`,
  'tax-class': (count: string) =>
    `${count} have a tax class of their own; here they get the usual tax. Check your tax settings.`,
  'download-limit': (count: string) => `${count} limit their downloads; downloads here are not limited by the file.`,
  'sold-individually': (count: string) => `${count} are sold one at a time there; that is not imported.`,
  vendor: (count: string) => `${count} name a vendor, which is not imported.`,
  cost: (count: string) => `${count} name what they cost you, which is not imported.`,
  metafields: (count: string) => `${count} have metafields, which are not imported.`,
} as const
export type FileFact = keyof typeof fileFacts
