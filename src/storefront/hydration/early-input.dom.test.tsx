import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { ContentLanguage } from '../content-text.tsx'
import { hydrateIsland } from './hydrate-island.tsx'

/** One field of each kind, and what React knows of them. */
function Fields() {
  const [known, setKnown] = useState({ quantity: '1', note: '', glaze: '', size: 'S', gift: false, news: true })
  const [changes, setChanges] = useState<string[]>([])
  const change = (part: Partial<typeof known>) => {
    setKnown((before) => ({ ...before, ...part }))
    setChanges((before) => [...before, ...Object.keys(part)])
  }
  return (
    <form>
      <input
        name="quantity"
        type="number"
        value={known.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
      />
      <textarea name="note" value={known.note} onChange={(event) => change({ note: event.target.value })} />
      <select name="size" value={known.size} onChange={(event) => change({ size: event.target.value })}>
        <option>S</option>
        <option>L</option>
      </select>
      {['Bone', 'Iron'].map((glaze) => (
        <input
          key={glaze}
          name="glaze"
          type="radio"
          value={glaze}
          checked={known.glaze === glaze}
          onChange={() => change({ glaze })}
        />
      ))}
      <input
        name="gift"
        type="checkbox"
        checked={known.gift}
        onChange={(event) => change({ gift: event.target.checked })}
      />
      <input
        name="news"
        type="checkbox"
        checked={known.news}
        onChange={(event) => change({ news: event.target.checked })}
      />
      <input name="picture" type="file" />
      <output>{JSON.stringify({ ...known, changes })}</output>
    </form>
  )
}

/** As the page does when its own address names a choice. */
function WithChoiceOfAddress() {
  const [size, setSize] = useState('S')
  useEffect(() => setSize('L'), [])
  return (
    <>
      <input name="size" type="radio" value="S" checked={size === 'S'} onChange={() => setSize('S')} />
      <input name="size" type="radio" value="L" checked={size === 'L'} onChange={() => setSize('L')} />
      <output>{size}</output>
    </>
  )
}

let island: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<div data-island></div>'
  island = document.querySelector('div')!
})
const draw = (element: React.ReactElement) => {
  island.innerHTML = renderToString(<ContentLanguage value={undefined}>{element}</ContentLanguage>)
}
const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) => island.querySelector<Kind>(selector)!
const known = () => JSON.parse(field('output').textContent!)

/** What a visitor does with the fields. Each tells the page, as a browser does. */
const visitor = {
  type(name: string, value: string) {
    const element = field<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
    set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  },
  choose(name: string, value: string) {
    const element = field<HTMLSelectElement>(`[name=${name}]`)
    for (const option of element.options) option.selected = option.value === value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  },
  press: (selector: string) => field(selector).click(),
}

function fillIn() {
  visitor.type('quantity', '3')
  visitor.type('note', 'Wrap it.')
  visitor.choose('size', 'L')
  visitor.press('[value=Iron]')
  visitor.press('[name=gift]')
  visitor.press('[name=news]')
}
const filled = { quantity: '3', note: 'Wrap it.', glaze: 'Iron', size: 'L', gift: true, news: false }

test('what a visitor has filled in before the script runs is what the page knows', async () => {
  draw(<Fields />)
  fillIn()
  await hydrateIsland(island, Fields, {})
  expect(known()).toMatchObject(filled)
  expect([field('[name=quantity]').value, field('[value=Iron]').checked]).toEqual(['3', true])
})

test('so is what they fill in while it starts', async () => {
  draw(<Fields />)
  visitor.type('quantity', '2')
  const starting = hydrateIsland(island, Fields, {})
  fillIn()
  await starting
  expect(known()).toMatchObject(filled)
})

test('nothing is repeated for fields that they left alone', async () => {
  draw(<Fields />)
  await hydrateIsland(island, Fields, {})
  expect(known()).toMatchObject({ quantity: '1', changes: [] })
  visitor.type('quantity', '4')
  await expect.poll(known).toMatchObject({ quantity: '4', changes: ['quantity'] })
})

test('someone who is typing goes on where their cursor is', async () => {
  draw(<Fields />)
  visitor.type('note', 'Wrap it.')
  const note = field<HTMLTextAreaElement>('[name=note]')
  note.focus()
  note.setSelectionRange(4, 4)
  await hydrateIsland(island, Fields, {})
  expect([note.value, note.selectionStart]).toEqual(['Wrap it.', 4])
})

test('a choice that the page makes at its start stays', async () => {
  draw(<WithChoiceOfAddress />)
  await hydrateIsland(island, WithChoiceOfAddress, {})
  // React draws what an effect has set some time later.
  await expect.poll(() => field('output').textContent).toBe('L')
  expect(field('[value=L]').checked).toBe(true)
})
