import { inflateSync } from 'node:zlib'

/** The invoice for programs inside a PDF; null where there is none. */
export function embeddedXml(pdf: Buffer): string | null {
  for (let start = pdf.indexOf('stream\n'); start >= 0; start = pdf.indexOf('stream\n', start + 1)) {
    const text = inflated(pdf.subarray(start + 'stream\n'.length, pdf.indexOf('\nendstream', start)))
    if (text?.includes('CrossIndustryInvoice')) return text
  }
  return null
}

/** Not every stream is compressed. */
function inflated(bytes: Buffer): string | null {
  try {
    return inflateSync(bytes).toString()
  } catch {
    return null
  }
}
