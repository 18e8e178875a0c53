import type { ByteRange } from './file-store.ts'

/**
 * The part of a file that a Range header requests: one part, or all of it. All is also the answer to unreadable headers
 * and several parts (RFC 9110 leaves that to the server).
 * @param bytes the length of the file
 * @returns null for a part outside of the file
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = found ?? []
  if (first === '' && last === '') return 'whole'
  // '-500' means the last 500 bytes.
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start < bytes && start <= end ? { start, end } : null
}
