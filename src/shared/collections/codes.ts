/** Collection type codes that sites' scripts and styles read. This program creates generic, page and products. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  templatePage: 7,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const
