/**
 * Squarespace's names of its columns, in the order of its files. `option4` to `option6` exist only in files of 32
 * columns.
 */
export const squarespaceHeadings = {
  productId: ['Product ID [Non Editable]'],
  variantId: ['Variant ID [Non Editable]'],
  type: ['Product Type [Non Editable]'],
  storePage: ['Product Page'],
  urlId: ['Product URL'],
  title: ['Title'],
  body: ['Description'],
  sku: ['SKU'],
  option1Name: ['Option Name 1'],
  option1Value: ['Option Value 1'],
  option2Name: ['Option Name 2'],
  option2Value: ['Option Value 2'],
  option3Name: ['Option Name 3'],
  option3Value: ['Option Value 3'],
  option4Name: ['Option Name 4'],
  option4Value: ['Option Value 4'],
  option5Name: ['Option Name 5'],
  option5Value: ['Option Value 5'],
  option6Name: ['Option Name 6'],
  option6Value: ['Option Value 6'],
  price: ['Price'],
  salePrice: ['Sale Price'],
  onSale: ['On Sale'],
  stock: ['Stock'],
  categories: ['Categories'],
  tags: ['Tags'],
  weight: ['Weight'],
  length: ['Length'],
  width: ['Width'],
  height: ['Height'],
  visible: ['Visible'],
  pictures: ['Hosted Image URLs'],
} as const

export type SquarespaceColumn = keyof typeof squarespaceHeadings

const more = /^option[456]/

/** The columns of a file of this width: three options, or six. */
export function squarespaceColumns(count: 26 | 32): SquarespaceColumn[] {
  const all = Object.keys(squarespaceHeadings) as SquarespaceColumn[]
  return count === 32 ? all : all.filter((column) => !more.test(column))
}

/** The columns of our own export: those of Squarespace with measures in fixed units, and additional ones. */
export const vitrineHeadings = {
  ...squarespaceHeadings,
  weight: ['Weight (g)', 'Weight'],
  length: ['Length (mm)', 'Length'],
  width: ['Width (mm)', 'Width'],
  height: ['Height (mm)', 'Height'],
  pageTitle: ['Page Title'],
  categoryNames: ['Category Names'],
  excerpt: ['Short Description'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  altTexts: ['Image Alt Texts'],
  variantPicture: ['Variant Image URL'],
  content: ['Unit Price Content'],
  contentPer: ['Unit Price Per'],
  taxable: ['Taxable'],
  taxCategory: ['Tax Category'],
  own: ['Other Settings'],
} as const
export type VitrineColumn = keyof typeof vitrineHeadings
