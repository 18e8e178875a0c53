/** The text of a file, and whether its encoding had to be guessed. */
export interface DecodedFile {
  readonly text: string
  /** True when the bytes are not UTF-8: accents may have to be looked at. */
  readonly isGuessed: boolean
}

/**
 * Turns the bytes of a file into text: UTF-8, UTF-16 with its mark, else what Excel writes on Windows in the West.
 * @returns null when the bytes are no text at all, such as a spreadsheet or a zip file.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: clean(decode(bytes, 'utf-16le')), isGuessed: false }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: clean(decode(bytes, 'utf-16be')), isGuessed: false }
  if (isBinary(bytes)) return null
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), isGuessed: false }
  } catch {
    return { text: clean(decode(bytes, 'windows-1252')), isGuessed: true }
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** Zero bytes stand in every spreadsheet and zip file and in no text; looking at the beginning is enough. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 8192).includes(0)

/** PostgreSQL keeps no NUL in its texts, and halves of letters would be changed on their way to the disk. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
