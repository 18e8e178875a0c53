/** Product types (§3). Gift cards and paywalls exist as codes. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const
export type ProductType = (typeof productTypes)[keyof typeof productTypes]

/** Where an item stands in its life. The words for owners are §2's: Scheduled, Needs Review, Draft, Private. */
export const productStatuses = ['draft', 'needs-review', 'scheduled', 'private', 'published'] as const
export type ProductStatus = (typeof productStatuses)[number]
