import { use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { collectIslands } from '../islands/collect-islands.ts'
import { IdPrefix } from '../islands/id-prefix.ts'
import { IslandDrawing } from '../islands/island-drawing.ts'
import { Island } from '../islands/place-island.tsx'
import { hydrateIsland } from './hydrate-island.tsx'
import { giveOwnIds } from './quick-view-ids.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** A part with an id of React, an id that is written, and what names them. */
function Fields() {
  const id = useId()
  const size = `${use(IdPrefix)}size-S`
  return (
    <>
      <label htmlFor={`${id}-email`}>Email</label>
      <input id={`${id}-email`} aria-describedby={`${size} elsewhere`} />
      <p id={size}>Small</p>
      <a href={`#${size}`}>Size</a>
    </>
  )
}

const drawn = () =>
  renderToString(
    <IslandDrawing value={collectIslands()}>
      <section aria-labelledby="title">
        <h2 id="title">Product</h2>
        <Island name="test/fields" of={Fields} props={{}} />
      </section>
    </IslandDrawing>,
  )

test('a page and the parts of another over it share no id, and both stay as they were drawn when they are hydrated', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = `<main>${drawn()}</main><dialog>${drawn()}</dialog>`
  const [page, quickView] = [...document.body.children]
  giveOwnIds(quickView!)
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) await hydrateIsland(island, Fields, {})
  expect(errors).not.toHaveBeenCalled()
  const idsOf = (root: Element) => [...root.querySelectorAll('[id]')].map(({ id }) => id)
  expect(idsOf(page!)).toHaveLength(3)
  expect(new Set([...idsOf(page!), ...idsOf(quickView!)]).size).toBe(6)
  for (const root of [page!, quickView!]) {
    const [title, field, size] = idsOf(root)
    expect(root.querySelector('section')!.getAttribute('aria-labelledby')).toBe(title)
    expect(root.querySelector('label')!.htmlFor).toBe(field)
    expect(root.querySelector('input')!.getAttribute('aria-describedby')).toBe(`${size} elsewhere`)
    expect(root.querySelector('a')!.getAttribute('href')).toBe(`#${size}`)
  }
})
