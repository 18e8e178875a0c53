/** Limits of a shop. They are defaults: configuration can raise them, and screens show them in advance. */
export const limits = {
  blocksPerLayout: 60,
  sectionsPerPage: 60,
  sharedSectionsPerPage: 20,
  sharedSections: 100,
  savedVersionsPerPage: 50,
  itemsPerUserOrderableCollection: 250,
  tracksPerAlbum: 60,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  tagLength: 50,
  categoryLength: 25,
  altText: 250,
  variantsPerProduct: 250,
  optionsPerProduct: 6,
  filesPerProduct: 20,
  productFilename: 200,
  quantityMinimum: 1,
  quantityMaximum: 9999,
  /** The number of pieces from which on a scarcity notice can show. */
  scarcityThreshold: 9999,
  cartLines: 100,
  /** The maximum of an order's goods, in hundredths, so that every sum stays exact. */
  orderTotalCents: 999_999_999_999,
  /** People who work on a website, with those who are invited. */
  staff: 100,
  emailMinimum: 3,
  emailMaximum: 256,
} as const
