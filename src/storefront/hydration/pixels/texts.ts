import { type PixelProvider, pixelNames } from '#shared/pixels/providers.ts'

/** Texts for owners who test their pixels on a page. */
export const pixelTestTexts = {
  title: 'Pixel test',
  lead: 'What this browser sends. Events of earlier pages are not listed.',
  close: 'End the test',
  starting: (provider: PixelProvider) => `${pixelNames[provider]}: loading`,
  loaded: (provider: PixelProvider) => `${pixelNames[provider]}: loaded`,
  blocked: (provider: PixelProvider) => `${pixelNames[provider]}: blocked, for example by an extension of this browser`,
  sent: (name: string, providers: readonly PixelProvider[]) =>
    `${name}, to ${providers.map((one) => pixelNames[one]).join(', ')}`,
  id: (id: string) => `Event ID ${id}`,
} as const
