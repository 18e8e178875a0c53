import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BundleParts } from './bundle-parts.tsx'
import type { BundleItem, BundleModel, PickedPart } from './model.ts'
import { usePicks } from './use-picks.ts'

const item = (sku: string, changes: Partial<BundleItem> = {}): BundleItem => ({
  ...{ itemId: `item-${sku}`, sku, title: sku, options: '', price: '$5.00', href: '/', picture: null, available: null },
  ...changes,
})
const choice = (changes: Partial<Extract<BundleModel, { kind: 'choice' }>> = {}): BundleModel => ({
  ...{ kind: 'choice', pick: 3, repeats: true, worth: null, isOffered: true },
  items: [item('Mint'), item('Sencha', { available: 1 }), item('Gone', { available: 0 })],
  ...changes,
})

function show(model: BundleModel) {
  let parts: readonly PickedPart[] = []
  function Page() {
    const picks = usePicks(model)!
    parts = picks.parts
    return <BundleParts model={model} picks={picks} />
  }
  render(<Page />)
  return { person: userEvent.setup(), parts: () => parts }
}

test('visitors pick by keyboard, and read how many are left', async () => {
  const { person, parts } = show(choice())
  expect(screen.getByRole('status').textContent).toBe('3 left to pick')
  const more = screen.getByRole('button', { name: 'Pick one more of Mint' })
  more.focus()
  await person.keyboard('{Enter}{Enter}')
  expect(screen.getByRole('status').textContent).toBe('1 left to pick')
  await person.click(screen.getByRole('button', { name: 'Pick one more of Sencha' }))
  expect(screen.getByRole('status').textContent).toBe('All picked')
  await person.click(more)
  expect(parts()).toEqual([
    { itemId: 'item-Mint', sku: 'Mint', quantity: 2 },
    { itemId: 'item-Sencha', sku: 'Sencha', quantity: 1 },
  ])
  await person.click(screen.getByRole('button', { name: 'Pick one fewer of Mint' }))
  expect(screen.getByRole('status').textContent).toBe('1 left to pick')
})

test('no more can be picked than there are, and nothing that is sold out', async () => {
  const { person } = show(choice())
  const field = screen.getByRole('spinbutton', { name: 'Number of Sencha' })
  await person.clear(field)
  await person.type(field, '3')
  expect((field as HTMLInputElement).value).toBe('1')
  expect(screen.queryByRole('spinbutton', { name: 'Number of Gone' })).toBeNull()
  expect(screen.getByText('Sold out')).toBeTruthy()
})

test.each([
  ['what is there', [3], []],
  ['what is sold out', [0], ['Sold out']],
  ['what is not enough for one bundle', [1], ['Not enough in stock']],
  ['one option that is left', [0, 2], []],
  ['no option that is left', [0, 0], ['Sold out']],
])('a fixed part says that it is missing: %s', (_what, available, words) => {
  const items = available.map((left, index) => item(`Cup ${index}`, { available: left }))
  const parts = [{ quantity: 2, isOpen: items.length > 1, items }]
  show({ kind: 'fixed', parts, worth: null, isOffered: true })
  expect(screen.queryAllByText(/^(Sold out|Not enough in stock)$/).map(({ textContent }) => textContent)).toEqual(words)
})

test('an item that can be picked once has a check mark, and others wait when all are picked', async () => {
  const { person, parts } = show(choice({ pick: 1, repeats: false }))
  await person.click(screen.getByRole('checkbox', { name: 'Mint' }))
  expect(parts()).toEqual([{ itemId: 'item-Mint', sku: 'Mint', quantity: 1 }])
  expect((screen.getByRole('checkbox', { name: 'Sencha' }) as HTMLInputElement).disabled).toBe(true)
})

test('variants that are left open are chosen; the others are part of the bundle', async () => {
  const cups = ['Red', 'Blue'].map((options) => item(options, { itemId: 'cup', title: 'Cup', options, available: 2 }))
  const { person, parts } = show({
    ...{ kind: 'fixed', worth: null, isOffered: true },
    parts: [
      { quantity: 1, isOpen: false, items: [item('Pot')] },
      { quantity: 2, isOpen: true, items: [...cups, item('Gold', { itemId: 'cup', options: 'Gold', available: 1 })] },
    ],
  })
  const select = screen.getByRole('combobox', { name: 'Option of Cup' })
  await person.selectOptions(select, 'Blue')
  expect(parts()).toEqual([{ itemId: 'cup', sku: 'Blue', quantity: 2 }])
  // One piece is not enough for two.
  expect((screen.getByRole('option', { name: 'Gold (Sold out)' }) as HTMLOptionElement).disabled).toBe(true)
})
