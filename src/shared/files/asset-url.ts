import { slugOf } from '#shared/pages/url-id.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const LONGEST_SLUG = 80

/** The usual ending of files of a media type. */
export const extensionOf = (mediaType: string): string => EXTENSIONS[mediaType] ?? 'bin'

/** A file's name as it stands in its address: `Harbor mug (1).JPEG` is `harbor-mug-1.jpg`. It says what the file is now. */
export function fileSlug(filename: string, mediaType: string): string {
  const slug = slugOf(filename.replace(/\.[^.]*$/, ''))
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '')
  return `${slug || 'picture'}.${extensionOf(mediaType)}`
}

/** Where an asset is served. The address never changes what is behind it, so it may be kept for a year. */
export function assetUrlOf(asset: { id: string; filename: string; mediaType: string }): string {
  return `/media/${asset.id}/${fileSlug(asset.filename, asset.mediaType)}`
}

/**
 * A name that was sent with a file, as people may see it: the last part of a path, without control characters or marks
 * that turn the writing around, shortened before its ending.
 * @param nameless what a file is called that came without a name
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
  // Cutting by code points leaves no half of a letter behind.
  return `${[...name.slice(0, longest - ending.length)].filter((letter) => !/\p{Cs}/u.test(letter)).join('')}${ending}`
}
