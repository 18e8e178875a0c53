import type { APIRequestContext } from '@playwright/test'
import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { type PictureInput, pictureInputOf } from '#shared/pictures/schema.ts'
import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { completeSettings } from './blocks.ts'
import { send, uploadMedia } from './owner.ts'

/** A block as a picture of it shows it. */
export interface DrawnBlock {
  /** The name of its pictures: its kind, and its design where there are several. */
  readonly name: string
  readonly type: BlockType
  readonly settings: object
}

interface StoredPicture {
  readonly filename: string
}

/**
 * Every kind of block with content that is the same on every day and in every copy of the demo, whose own posts and
 * events are dated from the day of its creation.
 */
export async function blocksToDraw(owner: APIRequestContext): Promise<DrawnBlock[]> {
  const completed = await completeSettings(owner)
  const { assets } = await (await owner.get('/api/owner/files?search=vase')).json()
  const pictures = ['bottle-vase', 'bud-vase', 'cylinder-vase'].map((name) => {
    const { id, assetUrl, width, height, colorData } = assets.find(
      ({ filename }: StoredPicture) => filename === `${name}.jpg`,
    )
    return { id, assetUrl, width, height, colorData, altText: name, focalPoint: { x: 0.5, y: 0.5 } }
  })
  const items = pictures.map((picture, index) => ({
    ...{ id: `i${index}`, media: 'file-image', picture, href: null },
    ...{ title: `Pot ${index + 1}`, description: 'Thrown in March, fired in May.' },
  }))
  const posts = await addItems(owner, 'blog', pictures[0]!)
  const events = await addItems(owner, 'events', pictures[1]!)
  const recording = await uploadMedia(owner, 'audio', { name: 'kiln.wav', mimeType: 'audio/wav', buffer: silence(2) })
  const settings: Partial<Record<BlockType, object>> = {
    ...completed,
    text: {
      html: '<h2>From the mill</h2><p>Thrown by hand, <a href="/shop">fired twice</a>, and <b>made to be used</b>.</p><ul><li>Cups</li><li>Bowls</li></ul><blockquote>It is heavier than you.</blockquote>',
    },
    image: { picture: pictures[0], caption: 'The bottle vase, in chalk white' },
    gallery: { items, showMetaBasic: true },
    quote: { text: 'The mug that I reach for first, every morning.', source: 'Mara, Portland' },
    summary: { collectionId: posts, title: 'Kiln notes', showCategories: true },
    archive: { collectionId: posts, title: 'Months' },
    calendar: { collectionId: events, title: 'Workshops' },
    audio: { file: recording, title: 'The kiln at night', artist: 'Tidemill' },
    markdown: { source: '## Care\n\nWash it **by hand**.\n\n- Cups\n- Bowls\n\n`1240 °C`' },
    table: { ...factsOf('table').first, caption: 'Sizes of mugs', hasHeaderColumn: true, isStriped: true },
  }
  const designs: readonly DrawnBlock[] = [
    { name: 'gallery-slideshow', type: 'gallery', settings: { items, design: 'slideshow', showMeta: true } },
    { name: 'gallery-carousel', type: 'gallery', settings: { items, design: 'slider' } },
    { name: 'image-card', type: 'image', settings: { ...imageWords(pictures[1]!), design: 'card' } },
    { name: 'image-poster', type: 'image', settings: { ...imageWords(pictures[1]!), design: 'poster' } },
    { name: 'chart-line', type: 'chart', settings: { design: 'line', title: 'Pots by month' } },
    { name: 'chart-pie', type: 'chart', settings: { design: 'pie', title: 'Pots by month' } },
  ]
  return [
    // It shows nothing to visitors.
    ...blockTypes
      .filter((type) => type !== 'unknown')
      .map((type) => ({ name: type, type, settings: settings[type] ?? {} })),
    ...designs,
  ].map((block) => ({ ...block, settings: { ...factsOf(block.type).first, ...block.settings } }))
}

const imageWords = (picture: object) => ({
  ...{ picture, title: 'The bud vase', text: 'For one flower, or for none.', buttonLabel: 'See it', href: '/shop' },
})

/** Adds a collection with two items of fixed dates. @returns its id */
async function addItems(owner: APIRequestContext, kind: 'blog' | 'events', picture: PictureInput): Promise<string> {
  const { collection } = await send(owner, 'POST', '/api/owner/item-collections', { kind, title: `Drawn ${kind}` })
  for (const month of [2, 4]) {
    const { item } = await send(owner, 'POST', `/api/owner/item-collections/${collection.id}/items`, {
      title: `Opening number ${month}`,
    })
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const at = Date.UTC(kind === 'events' ? 2040 : 2026, month, 8, 18)
    const dates = kind === 'events' ? { startsAt: at, endsAt: at + 7_200_000 } : {}
    await send(owner, 'PUT', `/api/owner/items/${id}`, {
      ...{
        ...facts,
        ...dates,
        picture: pictureInputOf(picture),
        status: 'published',
        publishAt: Date.UTC(2026, month, 8),
      },
      ...{ categories: ['Kiln notes'], excerpt: 'Come early: the best pots are gone before noon.' },
    })
  }
  return collection.id
}

/** A recording without a sound, as a WAV file. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const head = Buffer.alloc(44)
  const size = rate * seconds
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 128)])
}
