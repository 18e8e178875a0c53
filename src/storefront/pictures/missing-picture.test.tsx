import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialOf, MissingPicture } from './missing-picture.tsx'

test.each([
  ['Harbor Mug', 'H'],
  ['  “élan” vase', 'É'],
  ['12 plates', '1'],
  ['茶碗', '茶'],
  ['✨', ''],
])("'%s' begins with '%s'", (title, initial) => {
  expect(initialOf(title)).toBe(initial)
})

test('is no text: no one reads a lone letter out', () => {
  expect(renderToStaticMarkup(<MissingPicture title="<Mug>" />)).toBe(
    '<span class="missing-picture" data-initial="M" aria-hidden="true"></span>',
  )
})
