/** The formats that can be imported, detected by the headings. */
export const importFormats = ['squarespace-26', 'squarespace-32', 'shopify', 'woocommerce', 'vitrine'] as const
export type ImportFormat = (typeof importFormats)[number]

export const importFormatTitles: Readonly<Record<ImportFormat, string>> = {
  'squarespace-26': 'Squarespace',
  'squarespace-32': 'Squarespace',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  vitrine: 'Vitrine',
}

/** Units of a file that does not name them: pounds and inches, or kilograms and centimetres. */
export const unitSystems = ['imperial', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]
