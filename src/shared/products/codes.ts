import { type Status, statuses } from '#shared/publication/status.ts'

/** Product types as sites' scripts read them. Paywalls exist only as a code. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const
export type ProductType = (typeof productTypes)[keyof typeof productTypes]

/** The publication status of an item. */
export const productStatuses = statuses
export type ProductStatus = Status
