import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DraftLine } from '#shared/draft-orders/schema.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AddBundleDialog } from './add-bundle-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const line: Extract<DraftLine, { kind: 'product' }> = {
  ...{ kind: 'product', productId: 'set', variantId: 'set-1', title: 'Tea set', quantity: 1, unitPriceCents: 2800 },
}
const cup = {
  ...{ id: 'cup', title: 'Cup' },
  variants: ['Red', 'Blue'].map((Color) => ({ id: `cup-${Color}`, attributes: { Color } })),
}
const pot = { id: 'pot', title: 'Pot', variants: [{ id: 'pot-1', attributes: {} }] }

/** Opens the dialog of a bundle. @returns a simulated user, and what was added */
function open(bundle: object) {
  const products: Readonly<Record<string, object>> = { set: { id: 'set', bundle }, cup, pot }
  vi.stubGlobal('fetch', async (path: string) => Response.json({ product: products[path.split('/').at(-1)!] }))
  const onAdd = vi.fn()
  const { person } = renderInStudio(<AddBundleDialog line={line} onAdd={onAdd} close={() => {}} />)
  return { person, onAdd, fieldOf: (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` }) }
}

test('the items of a bundle are picked before it is added, as many as it asks for', async () => {
  const parts = ['cup', 'pot'].map((productId) => ({ productId, variantId: null }))
  const { person, onAdd, fieldOf } = open({ kind: 'choice', pick: 3, repeats: true, parts })
  const blue = await fieldOf('Cup · Blue')
  const add = screen.getByRole('button', { name: 'Add bundle' })
  expect(add).toHaveProperty('disabled', true)
  await person.clear(blue)
  await person.type(blue, '2')
  expect(screen.getByText('2 of 3 chosen')).toBeDefined()
  await person.clear(await fieldOf('Pot'))
  await person.type(await fieldOf('Pot'), '1')
  await person.click(add)
  expect(onAdd).toHaveBeenCalledWith({
    ...line,
    title: 'Tea set: 2 × Cup · Blue, 1 × Pot',
    picks: [
      { variantId: 'cup-Blue', quantity: 2 },
      { variantId: 'pot-1', quantity: 1 },
    ],
  })
})

test('a bundle with fixed parts shows them, and asks for the variants that are open', async () => {
  const parts = [
    { productId: 'pot', variantId: 'pot-1', quantity: 1 },
    { productId: 'cup', variantId: null, quantity: 2 },
  ]
  const { person, onAdd, fieldOf } = open({ kind: 'fixed', parts })
  expect(await screen.findByText('1 × Pot')).toBeDefined()
  for (const name of ['Cup · Red', 'Cup · Blue']) {
    await person.clear(await fieldOf(name))
    await person.type(await fieldOf(name), '1')
  }
  await person.click(screen.getByRole('button', { name: 'Add bundle' }))
  expect(onAdd.mock.calls[0]![0].picks).toHaveLength(2)
})

test('a number that is impossible stays as it was typed, with a sentence at its field, and the first field has the focus', async () => {
  const parts = ['cup', 'pot'].map((productId) => ({ productId, variantId: null }))
  const { person, fieldOf } = open({ kind: 'choice', pick: 2, repeats: false, parts })
  const red = await fieldOf('Cup · Red')
  await waitFor(() => expect(document.activeElement).toBe(red))
  await person.clear(red)
  await person.type(red, '2')
  expect(red).toHaveProperty('value', '2')
  expect(screen.getByText('Enter 0 to 1.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add bundle' })).toHaveProperty('disabled', true)
})
