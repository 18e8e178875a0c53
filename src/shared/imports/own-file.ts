const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Whether a file is a ZIP file, by its first bytes. */
export const looksLikeArchive = (start: Uint8Array): boolean => ZIP.every((byte, place) => start[place] === byte)

/** Whether a file is our own export, by its first line; only our own files have the last of its columns. */
export function looksLikeOwnFile(start: Uint8Array): boolean {
  const [header = ''] = new TextDecoder().decode(start.subarray(0, 4096)).split('\n', 1)
  return header.includes('Product Page') && header.includes('Other Settings')
}

/** Whether a file is XML with a feed in it, by its first bytes; `server/imports/posts` says whether it is an export. */
export function looksLikeXml(start: Uint8Array): boolean {
  const isWide = start[0] === 0xff || start[0] === 0xfe
  const text = new TextDecoder(isWide ? (start[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    start.subarray(0, 4096),
  )
  return /^\s*<(?:\?xml|rss|!--)/.test(text) && !/<html/i.test(text)
}
