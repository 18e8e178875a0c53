import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Website } from '#server/websites/website.ts'
import { fail } from '#shared/http/failure.ts'
import { drawIcon } from './draw-icon.ts'

const TOUCH_ICON_PIXELS = 180
const TAB_ICON_PIXELS = 48
const MOST_CACHED = 200

/**
 * The icons that browsers and phones request by fixed names: the owner's icon if there is one, else the site's initial
 * in its own colors.
 */
export function registerSiteIcons(
  app: FastifyInstance,
  websiteOf: (request: FastifyRequest) => Promise<Website | null>,
): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_CACHED })

  function draw(website: Website, pixels: number): Promise<Buffer> {
    const key = `${website.id} ${website.version} ${pixels}`
    const known = drawn.get(key)
    if (known) return known
    const made = drawIcon(website, pixels)
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, pixels: number, isIco: boolean) {
    const website = await websiteOf(request)
    if (!website) return sendFailure(reply, fail('website-not-found').failure)
    reply.header('cache-control', 'public, max-age=86400')
    const { faviconUrl } = website.appearance
    if (faviconUrl) return reply.redirect(faviconUrl, 302)
    const png = await draw(website, pixels)
    return isIco ? reply.type('image/x-icon').send(icoOf(png, pixels)) : reply.type('image/png').send(png)
  }

  const options = { schema: { hide: true } }
  app.get('/favicon.ico', options, (request, reply) => answer(request, reply, TAB_ICON_PIXELS, true))
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
