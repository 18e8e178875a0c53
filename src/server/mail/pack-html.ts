import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Most of what the best quality saves, in a twentieth of its time. */
const QUALITY = 5

/** The HTML of an email as text of a quarter of its length. */
export const packHtml = (html: string): string =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).toString('base64')

/** The HTML that `packHtml` was given. */
export const unpackHtml = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString()
