import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { GhostRows } from './ghost-rows.tsx'

const drawn = (element: ReactElement) => {
  const { unmount } = renderInStudio(element)
  const sketch = screen.getByRole('presentation')
  const rows = [...sketch.children].filter(({ tagName }) => tagName === 'g')
  const found = {
    rows: rows.length,
    pictures: rows.filter((row) => row.querySelector(':scope > rect')).length,
    starts: rows.map((row) => row.querySelector(':scope > g > rect')?.getAttribute('x')),
    text: sketch.textContent,
  }
  unmount()
  return found
}

test('a sketch of a list has three rows, and nothing that is read out', () => {
  expect(drawn(<GhostRows />)).toEqual({ rows: 3, pictures: 0, starts: ['16', '16', '16'], text: '' })
})

test('the titles of a list with pictures begin after them', () => {
  expect(drawn(<GhostRows withPictures />)).toEqual({ rows: 3, pictures: 3, starts: ['52', '52', '52'], text: '' })
})
