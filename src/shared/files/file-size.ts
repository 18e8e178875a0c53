const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** A file's size in words, in units of 1024 (§9): `formatFileSize(20 * 1024 * 1024)` is '20 MB'. */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${unit === 0 && size === 1 ? 'byte' : UNITS[unit]}`
}
