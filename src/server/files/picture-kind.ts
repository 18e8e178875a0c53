/** The accepted picture formats, detected by their first bytes; names and declared types are ignored. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type PictureKind = (typeof pictureKinds)[number]

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The format of a picture, or null: for SVG, which can contain scripts, for HTML, and for everything else. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (bytes.length < 12) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  const words = bytes.toString('latin1', 0, 12)
  if (words.startsWith('GIF87a') || words.startsWith('GIF89a')) return 'gif'
  if (words.startsWith('RIFF') && words.endsWith('WEBP')) return 'webp'
  if (words.slice(4, 8) === 'ftyp') return isAvif(bytes) ? 'avif' : null
  return null
}

/** AVIF is among the brands of the first box; a camera's HEIC has the same box with other brands. */
function isAvif(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    // The four bytes after the major brand are its version.
    if (at !== 12 && bytes.toString('latin1', at, at + 4) === 'avif') return true
  }
  return false
}
