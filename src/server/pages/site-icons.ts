import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { derivativesOf } from '#server/files/derivatives.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { pixelsFor } from '#shared/files/widths.ts'
import { fail } from '#shared/http/failure.ts'
import { drawIcon } from './draw-icon.ts'
import { squareIcon } from './square-icon.ts'

const TOUCH_ICON_PIXELS = 180
const TAB_ICON_PIXELS = 48
const SMALL_ICON_PIXELS = 32
/** What icons are made from: the smallest offered width that is enough for the largest of them. */
const SOURCE_WIDTH = 300
const MOST_CACHED = 200

/**
 * The icons that browsers and phones request by fixed names: the owner's icon if there is one, else the site's initial
 * in its own colors.
 */
export function registerSiteIcons(
  { app, files, mediaAssets }: Services,
  websiteOf: (request: FastifyRequest) => Promise<Website | null>,
): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_CACHED })
  const derivatives = derivativesOf({ app, files })

  function draw(website: Website, pixels: number): Promise<Buffer> {
    const key = `${website.id} ${website.version} ${pixels}`
    const known = drawn.get(key)
    if (known) return known
    const made = ownIcon(website, pixels).then((icon) => icon ?? drawIcon(website, pixels))
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }

  /** The owner's icon as a square; null when there is none, or when its file is gone. */
  async function ownIcon({ id, appearance, styles }: Website, pixels: number): Promise<Buffer | null> {
    const asset = appearance.icon && (await mediaAssets.find(id, appearance.icon.id))
    if (!asset || asset.width === 0) return null
    const source = await derivatives.findOrMake(asset, pixelsFor(SOURCE_WIDTH, asset.width), 'png')
    return source && squareIcon(source, pixels, pixels === TOUCH_ICON_PIXELS ? styles : null)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, pixels: number, isIco: boolean) {
    const website = await websiteOf(request)
    if (!website) return sendFailure(reply, fail('website-not-found').failure)
    reply.header('cache-control', 'public, max-age=86400')
    const png = await draw(website, pixels)
    return isIco ? reply.type('image/x-icon').send(icoOf(png, pixels)) : reply.type('image/png').send(png)
  }

  const options = { schema: { hide: true } }
  app.get('/favicon.ico', options, (request, reply) => answer(request, reply, TAB_ICON_PIXELS, true))
  app.get('/icon-32.png', options, (request, reply) => answer(request, reply, SMALL_ICON_PIXELS, false))
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    app.get(path, options, (request, reply) => answer(request, reply, TOUCH_ICON_PIXELS, false))
  }
}

/** An ICO file around one PNG: a header of 6 bytes and an entry of 16. */
function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
