import { pictureKindOf } from './picture-kind.ts'

/** The bytes from a file's beginning that `documentKindOf` needs. */
export const BEGINNING_BYTES = 4_096

/** The kind of a file by its content, as far as form fields distinguish it. */
export type DocumentKind = 'picture' | 'pdf' | 'document'

const OFFICE_PARTS = ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/']
const OLE_SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Allowed extensions of each content: a file with another extension would mislead the person who opens it. */
const endings = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  pdf: ['pdf'],
  office: ['docx', 'xlsx', 'pptx'],
  openDocument: ['odt', 'ods', 'odp'],
  oldOffice: ['doc', 'xls', 'ppt'],
  rtf: ['rtf'],
  text: ['txt', 'csv', 'md'],
} as const
type Content = keyof typeof endings

/**
 * The kind of a file: from its beginning, and only if its extension agrees. Null for everything else: programs, pages,
 * SVG, archives.
 * @param beginning its first `BEGINNING_BYTES` bytes, or all of a smaller file
 */
export function documentKindOf(beginning: Buffer, filename: string): DocumentKind | null {
  const content = contentOf(beginning)
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (!content || !(endings[content] as readonly string[]).includes(ending)) return null
  if (content === 'pdf') return 'pdf'
  return pictureKindOf(beginning) ? 'picture' : 'document'
}

function contentOf(bytes: Buffer): Content | null {
  const picture = pictureKindOf(bytes)
  if (picture) return picture
  const words = bytes.toString('latin1')
  if (words.startsWith('%PDF-')) return 'pdf'
  if (words.startsWith('{\\rtf')) return 'rtf'
  if (bytes.subarray(0, OLE_SIGNATURE.length).equals(OLE_SIGNATURE)) return 'oldOffice'
  if (words.startsWith('PK\x03\x04')) return packedContentOf(bytes, words)
  return isText(bytes) ? 'text' : null
}

/** Office files are archives; the name of their first entry distinguishes them from others. */
function packedContentOf(bytes: Buffer, words: string): Content | null {
  if (bytes.length < 30) return null
  const name = words.slice(30, 30 + bytes.readUInt16LE(26))
  if (OFFICE_PARTS.some((part) => name.startsWith(part))) return 'office'
  const rest = words.slice(30 + name.length + bytes.readUInt16LE(28))
  return name === 'mimetype' && rest.startsWith('application/vnd.oasis.opendocument.') ? 'openDocument' : null
}

/** Plain text: no control characters, and no markup that a browser could take for a page. */
function isText(bytes: Buffer): boolean {
  // A multi-byte character may be cut at the end of the sample.
  const words = new TextDecoder('utf-8', { fatal: true })
  try {
    const text = words.decode(bytes, { stream: true })
    return text !== '' && !/(?![\t\n\f\r])\p{Cc}/u.test(text) && !/^\s*<|^#!/.test(text)
  } catch {
    return false
  }
}
