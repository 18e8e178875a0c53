const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Whether a file is a ZIP file, by its first bytes. */
export const looksLikeArchive = (start: Uint8Array): boolean => ZIP.every((byte, place) => start[place] === byte)

/** Whether a file is our own export, by its first line; only our own files have the last of its columns. */
export function looksLikeOwnFile(start: Uint8Array): boolean {
  const [header = ''] = new TextDecoder().decode(start.subarray(0, 4096)).split('\n', 1)
  return header.includes('Product Page') && header.includes('Other Settings')
}
