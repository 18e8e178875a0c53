import { pixelWidthsOf } from '#shared/files/widths.ts'
import { extensionOf } from './asset-url.ts'

/** Formats of the smaller pictures; also their file extensions. */
export const derivativeFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type DerivativeFormat = (typeof derivativeFormats)[number]

/** Increased when pictures are made differently, so that old files are neither served nor confused with new ones. */
export const DERIVATIVES_VERSION = 2

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/i

/**
 * @throws Error when a key could mean anything but a file inside the store: an error in our code, never a visitor's.
 */
export function assertKey(key: string): void {
  if (key.length > 300 || !KEY.test(key)) throw new Error('A key of the file store is malformed.')
}

/** The key of an asset's original. Ids end in random digits, which spread files over 256 folders per website. */
export function originalKey(websiteId: string, assetId: string, mediaType: string, version = ''): string {
  return `originals/${websiteId}/${assetId.slice(-2)}/${nameOf(assetId, version)}.${extensionOf(mediaType)}`
}

/** The id with the version of a picture that was replaced: each version has files of its own. */
const nameOf = (assetId: string, version: string) => (version ? `${assetId}-${version}` : assetId)

/** The key of a video, a recording or captions. */
export function mediaKey(websiteId: string, assetId: string): string {
  return `originals/${websiteId}/${assetId.slice(-2)}/${assetId}`
}

/** The key of a file for sale. No public URL leads here: `/media` serves assets alone. */
export function downloadKey(websiteId: string, fileId: string): string {
  return `downloads/${websiteId}/${fileId.slice(-2)}/${fileId}`
}

/** The key of a file from a form submission. No public URL leads here. */
export function formFileKey(websiteId: string, fileId: string): string {
  return `answers/${websiteId}/${fileId.slice(-2)}/${fileId}`
}

/** The key of a copy of someone's data. No public URL leads here. */
export function copyKey(websiteId: string, requestId: string): string {
  return `copies/${websiteId}/${requestId.slice(-2)}/${requestId}`
}

/** The key of a smaller picture. Everything under `derived/` can be made again and may be deleted. */
export function derivativeKey(
  { websiteId, id, version }: { readonly websiteId: string; readonly id: string; readonly version: string },
  pixels: number,
  format: DerivativeFormat,
): string {
  return `derived/${websiteId}/${id.slice(-2)}/${nameOf(id, version)}-${DERIVATIVES_VERSION}-${pixels}.${format}`
}

/** Every file that one version of an asset can have. */
export function keysOf(asset: {
  readonly websiteId: string
  readonly id: string
  readonly version: string
  readonly storageKey: string
  readonly width: number
}): string[] {
  return [
    asset.storageKey,
    ...pixelWidthsOf(asset.width).flatMap((pixels) =>
      derivativeFormats.map((format) => derivativeKey(asset, pixels, format)),
    ),
  ]
}
