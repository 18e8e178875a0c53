/** Formats of products, detected by the headings. */
const productFormats = ['squarespace-26', 'squarespace-32', 'shopify', 'woocommerce', 'vitrine'] as const
export type ProductFormat = (typeof productFormats)[number]

/** Formats of posts and pages: XML as WordPress exports it, which Squarespace writes too. */
const postFormats = ['wordpress', 'squarespace-posts'] as const
export type PostFormat = (typeof postFormats)[number]

/** The formats that can be imported. */
export const importFormats = [...productFormats, ...postFormats] as const
export type ImportFormat = (typeof importFormats)[number]

/** Whether a file has posts and pages instead of products. */
export const hasPosts = (format: ImportFormat): format is PostFormat =>
  (postFormats as readonly ImportFormat[]).includes(format)

export const importFormatTitles: Readonly<Record<ImportFormat, string>> = {
  'squarespace-26': 'Squarespace',
  'squarespace-32': 'Squarespace',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  vitrine: 'Vitrine',
  wordpress: 'WordPress',
  'squarespace-posts': 'Squarespace',
}

/** Units of a file that does not name them: pounds and inches, or kilograms and centimetres. */
export const unitSystems = ['imperial', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]
