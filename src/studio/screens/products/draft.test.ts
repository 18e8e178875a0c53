import { expect, test } from 'vitest'
import { productInputSchema } from '#shared/products/api.ts'
import { productSchema } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { draftOf, emptyDraft, inputOf, newVariant, previewOf } from './draft.ts'
import { rebase } from './rebase.ts'

const product = buildProduct({
  variants: [
    buildVariant({ attributes: { Size: 'S' }, qtyInStock: 4 }),
    buildVariant({ attributes: { Size: 'M' }, qtyInStock: 0 }),
  ],
})

test('an opened product is saved as it was, and says which stock was seen', () => {
  const input = inputOf(draftOf(product))
  expect(productInputSchema.parse(input)).toEqual(input)
  expect(input.variants.map((variant) => [variant.id, variant.qtyInStock, variant.seenQtyInStock])).toEqual([
    ['variant-S', 4, 4],
    ['variant-M', 0, 0],
  ])
})

test('a new product can be saved once it has a title', () => {
  const draft = { ...emptyDraft('collection-1'), title: ' Mug ' }
  expect(productInputSchema.safeParse(inputOf(draft)).success).toBe(true)
  expect(inputOf(draft).title).toBe('Mug')
})

test('the live view always gets a whole product', () => {
  const draft = { ...emptyDraft('collection-1'), options: [{ name: ' ', display: 'dropdown' as const }] }
  expect(productSchema.safeParse(previewOf(draft, null)).error).toBeUndefined()
})

test('after a save the editor goes on with the saved product, and its variants keep their keys', () => {
  const sent = { ...draftOf(product), variants: [...draftOf(product).variants, newVariant({ Size: 'L' })] }
  const saved = buildProduct({
    ...product,
    variants: [...product.variants, buildVariant({ attributes: { Size: 'L' }, sku: 'MADE' })],
  })
  const after = rebase(sent, sent, saved)
  expect(after.variants[2]).toMatchObject({ key: sent.variants[2]!.key, id: 'variant-L', sku: 'MADE' })
})

test('what was typed while it was being saved stays', () => {
  const sent = { ...draftOf(product), title: 'Sent', variants: [newVariant({})] }
  const typed = { ...sent, title: 'Typed meanwhile' }
  const saved = buildProduct({
    title: 'Sent',
    variants: [buildVariant({ id: 'saved-id-1', qtyInStock: 7, sku: 'MADE' })],
  })
  const after = rebase(typed, sent, saved)
  expect(after.title).toBe('Typed meanwhile')
  expect(after.variants[0]).toMatchObject({ id: 'saved-id-1', sku: 'MADE', seenQtyInStock: 7 })
})
