/** Encodings that are guessed where the file does not name one. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh'] as const
export type Encoding = (typeof encodings)[number]

export const encodingTitles: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows',
  macintosh: 'Mac',
}

/** The text of a file, and how certain its encoding is. */
export interface DecodedFile {
  readonly text: string
  /** The guessed encoding; null where the bytes or an owner decided. */
  readonly guessed: Encoding | null
  /** Lines of a UTF-8 file with invalid bytes; these were read as Windows-1252. */
  readonly oddLines: readonly number[]
}

/**
 * Decodes a file: UTF-8, UTF-16, else what spreadsheets write on Windows or on an old Mac in Western languages.
 * @param encoding chosen by an owner; detected when absent
 * @returns null when the bytes are not text, such as a spreadsheet or a ZIP file
 */
export function decodeFile(bytes: Uint8Array, encoding?: Encoding): DecodedFile | null {
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: clean(decode(bytes, wide)), guessed: null, oddLines: [] }
  if (isBinary(bytes)) return null
  if (encoding && encoding !== 'utf-8') return { text: clean(decode(bytes, encoding)), guessed: null, oddLines: [] }
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), guessed: null, oddLines: [] }
  } catch {
    const mixed = decodeMixed(bytes)
    if (encoding || mixed.letters > mixed.odd) return { text: clean(mixed.text), guessed: null, oddLines: mixed.lines }
    const guessed = looksLikeMac(bytes) ? 'macintosh' : 'windows-1252'
    return { text: clean(decode(bytes, guessed)), guessed, oddLines: [] }
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** UTF-16, detected by its byte order mark or by zeros in every other byte. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const some = bytes.subarray(0, 1024)
  for (const [place, byte] of some.entries()) if (byte === 0) zeros[place % 2]! += 1
  const many = some.length * 0.3
  if (zeros[1]! > many && zeros[0]! < many / 10) return 'utf-16le'
  return zeros[0]! > many && zeros[1]! < many / 10 ? 'utf-16be' : null
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const MOST_ZEROS = 0.01

/** Spreadsheets and ZIP files have a signature; other binary files contain many zeros. */
function isBinary(bytes: Uint8Array): boolean {
  if ([ZIP, OLD_EXCEL].some((mark) => mark.every((byte, place) => bytes[place] === byte))) return true
  const some = bytes.subarray(0, 8192)
  return some.filter((byte) => byte === 0).length > some.length * MOST_ZEROS
}

/** Mac Roman has accented letters where Windows has characters that are rare in names. */
function looksLikeMac(bytes: Uint8Array): boolean {
  // The bytes of quotation marks, dashes, dots and the euro in Windows-1252.
  const signs = new Set([0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99])
  let mac = 0
  let windows = 0
  for (const byte of bytes) {
    if (byte >= 0xc0) windows += 1
    else if (byte >= 0x80 && byte < 0xa0 && !signs.has(byte)) mac += 1
  }
  return mac > windows
}

const LONG_ENOUGH: readonly (readonly [least: number, most: number, length: number])[] = [
  [0xc2, 0xdf, 2],
  [0xe0, 0xef, 3],
  [0xf0, 0xf4, 4],
]
const MOST_LINES = 3

/** Reads UTF-8 with some invalid bytes, as after pasting a cell from another program. */
function decodeMixed(bytes: Uint8Array): { text: string; letters: number; odd: number; lines: number[] } {
  const parts: string[] = []
  const lines = new Set<number>()
  let [letters, odd, start, line] = [0, 0, 0, 1]
  for (let place = 0; place < bytes.length; ) {
    const byte = bytes[place]!
    if (byte < 0x80) {
      if (byte === 0x0a) line += 1
      place += 1
      continue
    }
    const length = LONG_ENOUGH.find(([least, most]) => byte >= least && byte <= most)?.[2] ?? 0
    const isLetter = length > 0 && isUtf8(bytes.subarray(place, place + length), length)
    if (isLetter) {
      letters += 1
      place += length
      continue
    }
    parts.push(decode(bytes.subarray(start, place), 'utf-8'), decode(bytes.subarray(place, place + 1), 'windows-1252'))
    odd += 1
    if (lines.size < MOST_LINES) lines.add(line)
    place += 1
    start = place
  }
  parts.push(decode(bytes.subarray(start), 'utf-8'))
  return { text: parts.join(''), letters, odd, lines: [...lines] }
}

const isUtf8 = (bytes: Uint8Array, length: number) =>
  bytes.length === length && bytes.subarray(1).every((byte) => byte >= 0x80 && byte < 0xc0)

/** PostgreSQL refuses NUL in texts, and lone surrogates would be changed when they are stored. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
