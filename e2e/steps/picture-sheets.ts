import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Stored pictures have half the size of the page: enough to see a change of a pixel's width, in a quarter of the bytes. */
const SCALE = 0.5

/** How closely pictures are compared. */
export interface Closeness {
  /** Pixels of a stored picture that are compared as one, in each direction. */
  readonly cell: number
  /** How far the color of a cell may be from the stored one, in levels of 255: letters end in the middle of cells. */
  readonly tolerance: number
  /** The same for the mean of all cells: what is flat has the same color everywhere. */
  readonly meanTolerance: number
}

/** For the Chromium that drew the stored pictures, and for all others, which place and smooth letters differently. */
export const closeness = {
  same: { cell: 4, tolerance: 28, meanTolerance: 3 },
  other: { cell: 16, tolerance: 32, meanTolerance: 6 },
} as const satisfies Record<string, Closeness>

const CHANNELS = 3

/** Pixels of a picture, three bytes each. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cuts a box out of a picture of a page, at the scale of the stored pictures. */
export async function cut(page: Pixels, box: Box): Promise<Pixels> {
  const { width, height } = box
  const raw = { raw: { width: page.width, height: page.height, channels: CHANNELS } } as const
  const part = await sharp(page.data, raw).extract({ left: box.x, top: box.y, width, height }).toBuffer()
  const { data, info } = await sharp(part, { raw: { width, height, channels: CHANNELS } })
    .resize(Math.round(width * SCALE), Math.round(height * SCALE), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The stored sheet of a block: the block in each theme, one below the other. Undefined where there is none. */
export async function readSheet(file: string, count: number): Promise<Pixels[] | undefined> {
  const stored = await readFile(file).catch(() => undefined)
  if (!stored) return undefined
  const { data, width, height } = await readPixels(stored)
  const rows = Math.floor(height / count)
  const bytes = rows * width * CHANNELS
  return Array.from({ length: count }, (_, index) => ({
    ...{ width, height: rows },
    data: data.subarray(index * bytes, (index + 1) * bytes),
  }))
}

/** Writes the pictures of a block below each other; they have one size. */
export async function writeSheet(file: string, pictures: readonly Pixels[]): Promise<void> {
  const [{ width, height }] = pictures as [Pixels]
  const raw = { width, height: height * pictures.length, channels: CHANNELS } as const
  const sheet = sharp(Buffer.concat(pictures.map(({ data }) => data)), { raw })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await sheet.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer())
}

/** Says how a picture differs from the stored one; undefined where it does not in a way that people would see. */
export function difference(
  now: Pixels,
  stored: Pixels,
  { cell, tolerance, meanTolerance }: Closeness,
): string | undefined {
  // Half a pixel of the page may be rounded up or down.
  if (Math.abs(now.width - stored.width) > 1 || Math.abs(now.height - stored.height) > 1) {
    return `it measures ${now.width} × ${now.height}, before ${stored.width} × ${stored.height}`
  }
  let most = 0
  let place = ''
  let sum = 0
  let cells = 0
  const [width, height] = [Math.min(now.width, stored.width), Math.min(now.height, stored.height)]
  for (let y = 0; y + cell <= height; y += cell) {
    for (let x = 0; x + cell <= width; x += cell) {
      const distance = cellDistance(now, stored, { x, y, width: cell, height: cell })
      if (distance > most) [most, place] = [distance, `${x}, ${y}`]
      sum += distance
      cells += 1
    }
  }
  if (most > tolerance) return `at ${place} its color is ${Math.round(most)} levels away`
  return sum > meanTolerance * cells ? `its colors are ${Math.round(sum / cells)} levels away` : undefined
}

/** How far apart the mean colors of a cell are: the largest distance of its channels. */
function cellDistance(now: Pixels, stored: Pixels, { x: left, y: top, width, height }: Box): number {
  const sums = [0, 0, 0]
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const [a, b] = [(y * now.width + x) * CHANNELS, (y * stored.width + x) * CHANNELS]
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        sums[channel]! += now.data[a + channel]! - stored.data[b + channel]!
      }
    }
  }
  return Math.max(...sums.map(Math.abs)) / (width * height)
}

/** Where the sheets of a width of the window are. */
export const sheetFile = (folder: string, project: string, name: string) => join(folder, project, `${name}.webp`)
