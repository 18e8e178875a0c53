/** Types that telephones want to know to open a file that was kept. Everything else, pages and scripts above all, is bytes. */
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

/** The type that a file is sent as, by the ending of its name. */
export function attachmentType(filename: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, ending) ? TYPES[ending]! : 'application/octet-stream'
}

/**
 * The Content-Disposition of a file that is to be kept under its name (RFC 6266): the name in plain letters for old
 * programs, and whole for all others. Nothing in a name ends the header or means a folder.
 */
export function attachmentHeader(filename: string): string {
  const safe = filename.toWellFormed().replace(/[/\\]/g, '_')
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
