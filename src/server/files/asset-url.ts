import { slugOf } from '#shared/pages/url-id.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'text/vtt': 'vtt',
}
const LONGEST_SLUG = 80

/** The usual file extension of a media type. */
export const extensionOf = (mediaType: string): string => EXTENSIONS[mediaType] ?? 'bin'

/**
 * A file's name in its URL: `Harbor mug (1).JPEG` is `harbor-mug-1.jpg`. The extension follows the stored type.
 * @param version of a picture that was replaced, between dots: no name contains one, so no two contents share a URL
 */
export function fileSlug(filename: string, mediaType: string, version = ''): string {
  const slug = slugOf(filename.replace(/\.[^.]*$/, ''))
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '')
  return [slug || 'picture', ...(version ? [version] : []), extensionOf(mediaType)].join('.')
}

/** The URL of an asset. Its content never changes, so browsers may cache it for a year. */
export function assetUrlOf(asset: { id: string; filename: string; mediaType: string; version: string }): string {
  return `/media/${asset.id}/${fileSlug(asset.filename, asset.mediaType, asset.version)}`
}

/**
 * The name of an uploaded file as people may see it: the last part of the path, without control characters and marks
 * that reverse the writing direction, shortened before its extension.
 * @param nameless the name of a file that was sent without one
 */
export function displayName(sent: string, longest: number, nameless = 'picture'): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\.*$/.test(name)) return nameless
  if (name.length <= longest) return name
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  // Cutting by code points leaves no half character behind.
  return `${[...name.slice(0, longest - ending.length)].filter((letter) => !/\p{Cs}/u.test(letter)).join('')}${ending}`
}
