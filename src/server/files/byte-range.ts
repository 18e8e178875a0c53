import type { ByteRange } from './file-store.ts'

/**
 * Which part of a file a Range header asks for: one part, or all of it, which is also the answer to what is not
 * understood and to several parts at once (RFC 9110 leaves that to the server).
 * @param bytes the length of the file
 * @returns null for a part that lies outside of the file
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = found ?? []
  if (first === '' && last === '') return 'whole'
  // '-500' are the last 500 bytes.
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start < bytes && start <= end ? { start, end } : null
}
