/**
 * Shopify's names of the imported columns; the second name is that of files since 2024. Files of 2022, and those of the
 * Matrixify app, differ in one each.
 */
export const shopifyHeadings = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description', 'Body HTML'],
  type: ['Type', 'Custom Product Type'],
  /** A path of Shopify's own taxonomy, such as 'Home & Garden > Kitchen & Dining > Mugs'. */
  productCategory: ['Product Category', 'Standardized Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  pieces: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  contentAmount: ['Unit Price Total Measure'],
  contentUnit: ['Unit Price Total Measure Unit'],
  perAmount: ['Unit Price Base Measure'],
  perUnit: ['Unit Price Base Measure Unit'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  taxable: ['Variant Taxable', 'Charge tax'],
  picture: ['Image Src', 'Product image URL'],
  picturePosition: ['Image Position'],
  altText: ['Image Alt Text'],
  variantPicture: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  vendor: ['Vendor'],
  cost: ['Cost per item'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
} as const
export type ShopifyColumn = keyof typeof shopifyHeadings

/** Columns that repeat others or concern Shopify alone: they need no notice. */
export const shopifyIgnored = [
  'Variant Fulfillment Service',
  'Fulfillment service',
  'Variant Weight Unit',
  'Weight unit for display',
  'Google Shopping / Custom Product',
]
