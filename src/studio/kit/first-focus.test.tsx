import { afterEach, expect, test, vi } from 'vitest'
import { markFirstFocus } from './first-focus.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens a dialog with this content. @returns the element that gets the focus */
function focusedIn(html: string, pointer: 'coarse' | 'fine'): string {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  document.body.innerHTML = `<section role="dialog" aria-modal="true"><h2>Bowl</h2><div>${html}</div></section>`
  markFirstFocus(document.querySelector('div')!)
  return document.querySelector('[data-autofocus]')!.outerHTML.split(/[ >]/)[0]!
}

const image = '<img alt="A bowl"><textarea></textarea>'

test.each([
  ['a field below an image, on a touch screen', image, 'coarse', '<h2'],
  ['a field below an image, with a mouse', image, 'fine', '<textarea'],
  ['a field above an image, on a touch screen', '<input><img alt="A bowl">', 'coarse', '<input'],
  ['a search, on a touch screen', '<input type="search">', 'coarse', '<h2'],
  ['a search, with a mouse', '<input type="search">', 'fine', '<input'],
] as const)('the focus never opens a keyboard over what a dialog shows: %s', (_, html, pointer, place) => {
  expect(focusedIn(html, pointer)).toBe(place)
})
