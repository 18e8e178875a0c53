import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const NOISE = { type: 'gaussian', mean: 120, sigma: 40 } as const

/** A picture of noise, unique to each test and hard to compress. */
export function drawNoise(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: NOISE } })
}

/** A picture that is unique to each test and quick to encode: one color with a spot of noise. */
export async function drawSpot(width: number, height: number) {
  const background = { r: random(256), g: random(256), b: random(256) }
  const spot = await drawNoise(Math.min(40, width), Math.min(40, height)).png().toBuffer()
  const drawn = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: spot, gravity: 'centre' }])
    .png()
    .toBuffer()
  return sharp(drawn)
}

const random = (below: number) => Math.floor(Math.random() * below)

/** A picture of four colored quarters: red, green, blue, white, from the top left in rows. */
export async function drawQuarters(width: number, height: number) {
  const quarter = (background: string, left: number, top: number) => ({
    input: {
      create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background },
    },
    left,
    top,
  })
  const [middle, half] = [Math.floor(width / 2), Math.floor(height / 2)]
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([quarter('#ff0000', 0, 0), quarter('#00ff00', middle, 0), quarter('#0000ff', 0, half)])
    .png()
    .toBuffer()
  return sharp(drawn)
}

/** The header of a JPEG that claims to be 64,250 pixels wide and high: a decompression bomb. */
export async function bombJpeg(): Promise<Buffer> {
  const bytes = await drawNoise(32, 32).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(64_250, frame + 5)
  bytes.writeUInt16BE(64_250, frame + 7)
  return bytes
}

/** The same as a PNG, with a valid checksum. */
export async function bombPng(): Promise<Buffer> {
  const bytes = await drawNoise(32, 32).png().toBuffer()
  bytes.writeUInt32BE(64_250, 16)
  bytes.writeUInt32BE(64_250, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A GIF of one repeated picture: a tiny file of enormous decoded size. */
export async function animatedGif(width: number, height: number, frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width, height, channels: 3, background: '#224466' } })
    .gif()
    .toBuffer()
  const colours = still[10]! & 0x80 ? 3 * 2 ** ((still[10]! & 7) + 1) : 0
  const head = still.subarray(0, 13 + colours)
  const blocks = still.subarray(13 + colours, -1)
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(blocks), Buffer.from([0x3b])])
}

/** A form with one file, as a browser sends it. */
export function formWith(bytes: Buffer, filename: string, declaredType = 'image/jpeg') {
  const boundary = '----vitrine-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${declaredType}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
