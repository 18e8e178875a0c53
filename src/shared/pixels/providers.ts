/** The companies whose pixels a site can have. */
export const pixelProviders = ['meta', 'google', 'tiktok', 'pinterest'] as const
export type PixelProvider = (typeof pixelProviders)[number]

/** Those that also take purchases from the server. Google asks for an id that only its own cookie has. */
export const purchaseReceivers = ['meta', 'tiktok', 'pinterest'] as const satisfies readonly PixelProvider[]
export type PurchaseReceiver = (typeof purchaseReceivers)[number]

export const pixelNames: Readonly<Record<PixelProvider, string>> = {
  meta: 'Meta',
  google: 'Google',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
}
