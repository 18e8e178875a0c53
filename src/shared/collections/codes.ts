/** Collection type codes (§2) that the specification shows; this house makes generic, page and products. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  templatePage: 7,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const
