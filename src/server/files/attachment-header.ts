import { create } from 'content-disposition'

/**
 * Types that phones need to open a saved file. Everything else, above all pages and scripts, is sent as plain bytes.
 */
const TYPES: Readonly<Record<string, string>> = {
  epub: 'application/epub+zip',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  m4a: 'audio/mp4',
  mobi: 'application/x-mobipocket-ebook',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  wav: 'audio/wav',
  webp: 'image/webp',
  zip: 'application/zip',
}

/** The type that a file is sent with, by its extension. */
export function attachmentType(filename: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, ending) ? TYPES[ending]! : 'application/octet-stream'
}

/** The Content-Disposition of a file to save under its name. No name can end the header or contain a folder. */
export const attachmentHeader = (filename: string): string => create(filename.toWellFormed().replace(/[/\\]/g, '_'))
