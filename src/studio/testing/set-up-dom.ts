import { notifications } from '@mantine/notifications'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// A busy machine needs a multiple of the second that elements are waited for by default.
configure({ asyncUtilTimeout: 20_000 })

// The DOM lays nothing out: elements have no size and cannot be scrolled to, and no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => {}
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// React warns of elements that a browser does not know, and happy-dom does not know <search>.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

afterEach(() => {
  cleanup()
  act(() => notifications.clean())
  sessionStorage.clear()
})

// Files of the same worker share the page: what one leaves in it, another would find.
afterAll(() => document.body.replaceChildren())
