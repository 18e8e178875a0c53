const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** The bytes of a megabyte in limits. Sizes of files are shown in units of 1024 instead. */
export const MEGABYTE = 1_000_000
const GIGABYTE = 1_000 * MEGABYTE

/** A limit as text: '20 MB', in the unit in which it is set. */
export const formatSizeLimit = (bytes: number): string =>
  bytes >= GIGABYTE ? `${Number((bytes / GIGABYTE).toFixed(1))} GB` : `${Number((bytes / MEGABYTE).toFixed(1))} MB`

/** A file's size as text, in units of 1024: `formatFileSize(20 * 1024 * 1024)` is '20 MB'. */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${unit === 0 && size === 1 ? 'byte' : UNITS[unit]}`
}
