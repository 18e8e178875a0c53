import { type Status, statuses } from '#shared/publication/status.ts'

/** Product types as sites' scripts read them. Paywalls exist only as a code. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5, donation: 6 } as const
export type ProductType = (typeof productTypes)[keyof typeof productTypes]

/** Whether what is sold is money and no goods: no tax, no sale and no discount of goods applies to it. */
export const isMoney = (productType: number): boolean =>
  productType === productTypes.giftCard || productType === productTypes.donation

/** Whether it is sent in a parcel: physical goods only. */
export const isShipped = (productType: number): boolean => productType === productTypes.physical

/** The publication status of an item. */
export const productStatuses = statuses
export type ProductStatus = Status
