import type { APIRequestContext } from '@playwright/test'
import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { send } from './steps/owner.ts'

/** What a new block lacks to show something, from the demo's own things. */
async function completeSettings(owner: APIRequestContext): Promise<Partial<Record<BlockType, object>>> {
  const read = async (path: string) => (await owner.get(path)).json()
  const { collections } = await read('/api/owner/collections')
  const { collections: itemCollections } = await read('/api/owner/item-collections')
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
    product: { productId: products[0].id },
    'social-links': { links: [{ id: 'a', href: 'https://www.instagram.com/tidemill', name: '' }] },
    map: { name: 'Tidemill', address: '4 Mill Cove Road', coordinates: '44.1843, -69.0741' },
    video: { href: 'https://youtu.be/dQw4w9WgXcQ', title: 'Opening the kiln' },
    code: { html: '<p>Open <b>today</b></p>', mode: 'frame', title: 'Hours' },
    chart: { hasValues: true },
  }
}

/** Publishes a page with every kind of block below each other, as they are when they are added. */
async function publishEveryBlock(owner: APIRequestContext, title: string): Promise<void> {
  const completed = await completeSettings(owner)
  const { pageId } = await send(owner, 'POST', '/api/owner/pages', { title })
  const path = `/api/owner/pages/${pageId}/draft`
  const draft = await (await owner.get(path)).json()
  const operations: object[] = (['blocks', 'sections'] as const).flatMap((kind) =>
    Object.entries(draft.content[kind]).map(([id, before]) => ({ path: [kind, id], before })),
  )
  operations.push({ path: ['sections', 'every'], after: { id: 'every', rank: 'a0', anchor: '', phone: 'stacked' } })
  let row = 1
  blockTypes.forEach((type, index) => {
    const { first, columns, rows = 1 } = factsOf(type)
    const desktop = { row, column: 1, rows, columns, layer: 0 }
    const rank = `a${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`
    const place = { id: `x${index}`, sectionId: 'every', rank, desktop, align: { x: 'stretch', y: 'start' } }
    const placed = { ...place, phone: null, hidden: 'never', isSticky: false }
    operations.push({
      path: ['blocks', place.id],
      after: { ...placed, type, settings: { ...first, ...completed[type] } },
    })
    row += rows + 2
  })
  const step = { id: `every-block-${pageId}`, label: 'Add every block', undoes: null, operations }
  const { sequence } = await send(owner, 'POST', `${path}/steps`, { after: draft.sequence, steps: [step] })
  await send(owner, 'POST', `/api/owner/pages/${pageId}/publish`, { sequence })
}

test('every block is accessible, and nothing foreign loads before a press', async ({ page, visitor }, { project }) => {
  await publishEveryBlock(page.request, `Every block ${project.name}`)
  const foreign: string[] = []
  await visitor.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><html lang="en"><title>Frame</title>' })
  })
  await visitor.goto(`/every-block-${project.name.toLowerCase()}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(visitor, 'every block')
  // Also on the way down, where islands and lazy frames load.
  await visitor.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded()
  expect(foreign).toEqual([])

  await visitor.getByRole('link', { name: /^Show map/ }).press('Enter')
  await expect(visitor.locator('iframe[title="Map of Tidemill"]')).toBeFocused()
  await visitor.getByRole('link', { name: /^Play video/ }).click()
  await expect(visitor.locator('iframe[title="Opening the kiln"]')).toBeVisible()
  expect([...new Set(foreign)].toSorted()).toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com'])

  // Another variant of the product shows its own image instead.
  const product = visitor.locator('.block-product')
  await product.scrollIntoViewIfNeeded()
  await alive(visitor, 'products/purchase')
  await alive(visitor, 'products/gallery')
  const shown = product.locator('.gallery-slide[data-current="true"] img')
  const former = await shown.getAttribute('data-image-id')
  await product.locator('.product-variants').getByText('Tenmoku (sold out)').click()
  await expect(shown).not.toHaveAttribute('data-image-id', former!)

  const answer = visitor.getByText('The answer to it.')
  await expect(answer).toBeHidden()
  await visitor.getByText('A question that people often ask').press('Enter')
  await expect(answer).toBeVisible()
})
