/** Page-type codes that sites' scripts and styles read (docs/compatibility.md#page-and-collection-codes). */
export const pageTypes = {
  collection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cart: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  singleSignOn: 400,
} as const
export type PageType = (typeof pageTypes)[keyof typeof pageTypes]

/** Block type numbers: styles of sites select blocks by them. */
export const blockTypes = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  gallery: 8,
  form: 9,
  product: 43,
  button: 53,
  memberArea: 67,
  accordion: 69,
  marquee: 70,
  shape: 71,
  pricingPlan: 72,
  websiteComponent: 1337,
} as const

/** Where the background of a section comes from (docs/compatibility.md#page-and-collection-codes). */
export const backgroundSources = { upload: 1, instagram: 2, video: 3, none: 4 } as const

/** Numbers of the designs of blocks, in the order in which they are listed in docs/compatibility.md. */
export const blockVariants = {
  gallery: { slideshow: 1000, slider: 1001, grid: 1002, stacked: 1003 },
  summary: { wall: 1004, carousel: 1005, list: 1006, grid: 1007 },
  chart: { bar: 1008, line: 1009, pie: 1010 },
  image: { inline: 1011, poster: 1012, card: 1013, overlap: 1014, collage: 1015, stack: 1016 },
} as const
