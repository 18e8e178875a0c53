import type { APIRequestContext } from '@playwright/test'
import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import type { ThemeNumber } from '#shared/styles/schema.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { send } from './owner.ts'

/** What a new block lacks to show something, from the demo's own things. */
export async function completeSettings(owner: APIRequestContext): Promise<Partial<Record<BlockType, object>>> {
  const read = async (path: string) => (await owner.get(path)).json()
  const { collections } = await read('/api/owner/collections')
  const { collections: itemCollections } = await read('/api/owner/item-collections')
  const events = itemCollections.find(({ kind }: { kind: string }) => kind === 'events')
  const { forms } = await read('/api/owner/forms')
  const { products } = await read('/api/owner/products?search=harbor+mug')
  const { assets } = await read('/api/owner/files')
  const [{ id, assetUrl, width, height, colorData }] = assets
  const picture = { id, assetUrl, width, height, colorData, altText: 'Pots', focalPoint: { x: 0.5, y: 0.5 } }
  const formOf = (name: RegExp) => forms.find((form: { name: string }) => name.test(form.name)).id
  return {
    image: { picture },
    form: { formId: formOf(/contact/i) },
    newsletter: { formId: formOf(/newsletter/i) },
    'product-list': { collectionId: collections[0].id, count: 3 },
    summary: { collectionId: itemCollections[0].id },
    archive: { collectionId: itemCollections[0].id },
    calendar: { collectionId: events.id },
    product: { productId: products[0].id },
    'social-links': { links: [{ id: 'a', href: 'https://www.instagram.com/tidemill', name: '' }] },
    map: { name: 'Tidemill', address: '4 Mill Cove Road', coordinates: '44.1843, -69.0741' },
    video: { href: 'https://youtu.be/dQw4w9WgXcQ', title: 'Opening the kiln' },
    code: { html: '<p>Open <b>today</b></p>', mode: 'frame', title: 'Hours' },
    chart: { hasValues: true },
  }
}

interface PublishedBlocks {
  readonly pageId: string
  readonly path: string
  /** The ids of the blocks, in their order. */
  readonly ids: readonly string[]
}

/** Publishes a page with these blocks below each other in one section, which has this color theme. */
export async function publishBlocks(
  owner: APIRequestContext,
  title: string,
  blocks: readonly { readonly type: BlockType; readonly settings: object }[],
  theme: ThemeNumber | null = null,
): Promise<PublishedBlocks> {
  const { pageId } = await send(owner, 'POST', '/api/owner/pages', { title })
  const path = `/api/owner/pages/${pageId}/draft`
  const draft = await (await owner.get(path)).json()
  const operations: object[] = (['blocks', 'sections'] as const).flatMap((kind) =>
    Object.entries(draft.content[kind]).map(([id, before]) => ({ path: [kind, id], before })),
  )
  const section = { id: 'every', rank: 'a0', anchor: '', phone: 'stacked', theme }
  operations.push({ path: ['sections', section.id], after: section })
  let row = 1
  const ids = blocks.map(({ type, settings }, index) => {
    const { columns, rows = 1 } = factsOf(type)
    const desktop = { row, column: 1, rows, columns, layer: 0 }
    const rank = `a${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`
    const place = { id: `x${index}`, sectionId: 'every', rank, desktop, align: { x: 'stretch', y: 'start' } }
    const placed = { ...place, phone: null, hidden: 'never', isSticky: false }
    operations.push({ path: ['blocks', place.id], after: { ...placed, type, settings } })
    row += rows + 2
    return place.id
  })
  const step = { id: `every-block-${pageId}`, label: 'Add every block', undoes: null, operations }
  const { sequence } = await send(owner, 'POST', `${path}/steps`, { after: draft.sequence, steps: [step] })
  await send(owner, 'POST', `/api/owner/pages/${pageId}/publish`, { sequence })
  const { page } = await (await owner.get(`/api/owner/pages/${pageId}`)).json()
  return { pageId, path: page.path, ids }
}
