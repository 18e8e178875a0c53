import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { csrfTokenOf } from '#shared/http/csrf-token-of.ts'
import { setSessionEnd } from '#studio/session/session-end.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { LiveView } from './live-view.tsx'
import { type FakeFrame, fakeFrame } from './testing/fake-frame.ts'

interface Post {
  readonly target: string
  readonly fields: Record<string, FormDataEntryValue>
}

let posts: Post[]

beforeEach(() => {
  posts = []
  vi.useFakeTimers()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posts.push({ target: this.target, fields: Object.fromEntries(new FormData(this)) })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  act(() => setSessionEnd(null))
})

const pause = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const view = (title: string, marked: string | null = null, parameters?: Record<string, string>) => (
  <LiveView
    action="/preview"
    name="product"
    subject={{ title }}
    title="The product page"
    publicUrl="/shop/p/mug"
    marked={marked}
    {...(parameters && { parameters })}
  />
)

/** Draws the thing. Its frames are empty, as in browsers, until a page arrives. */
function draw(element: ReactElement) {
  const drawn = renderInStudio(element)
  for (const frame of document.querySelectorAll('iframe'))
    Object.defineProperty(frame, 'contentWindow', { configurable: true, value: { location: { href: 'about:blank' } } })
  pause(0)
  return drawn
}

/** The page of a post arrives in its frame. */
function arrive(target: string, page: FakeFrame): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${CSS.escape(target)}"]`)!
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: page.view })
  fireEvent.load(frame)
}
const shownFrame = () => screen.getByTitle<HTMLIFrameElement>('The product page').name

test('a thing is drawn at once, and its changes after a pause: the last of them alone', () => {
  const { rerender } = draw(view('Mug', null, { step: '2' }))
  expect(posts.map(({ fields }) => fields)).toEqual([{ crumb: csrfTokenOf(), product: '{"title":"Mug"}', step: '2' }])
  for (const title of ['Mug b', 'Mug bl', 'Mug blue']) {
    rerender(view(title))
    pause(100)
  }
  expect(posts).toHaveLength(1)
  pause(500)
  expect(posts.map(({ fields }) => fields.product)).toEqual(['{"title":"Mug"}', '{"title":"Mug blue"}'])
})

test('a new version is drawn in the hidden frame, and shown where the old one was scrolled to', () => {
  const { rerender } = draw(view('Mug', '#part'))
  arrive(posts[0]!.target, fakeFrame({ top: 100, scrollY: 320 }))
  expect(shownFrame()).toBe(posts[0]!.target)
  rerender(view('Mug blue', '#part'))
  pause(500)
  expect(posts[1]!.target).not.toBe(shownFrame())
  const second = fakeFrame({ top: 100 })
  arrive(posts[1]!.target, second)
  expect(shownFrame()).toBe(posts[1]!.target)
  expect(second.scrolls).toEqual([{ left: 0, top: 320 }])
  expect(second.rules()).toEqual([expect.stringContaining('#part')])
})

test('what is no page leaves the last version, and says that it is out of date until the next one', () => {
  const { rerender } = draw(view('Mug'))
  arrive(posts[0]!.target, fakeFrame())
  rerender(view('Mug blue'))
  pause(500)
  arrive(posts[1]!.target, fakeFrame({ contentType: 'application/json' }))
  expect(shownFrame()).toBe(posts[0]!.target)
  expect(screen.getByRole('status').textContent).toBe('Preview is out of date.')
  rerender(view('Mug green'))
  pause(500)
  arrive(posts[2]!.target, fakeFrame())
  expect(screen.getByRole('status').textContent).toBe('')
  expect(shownFrame()).toBe(posts[2]!.target)
})

test('nothing is drawn while the session is over, and the latest version after signing in again', () => {
  act(() => setSessionEnd('ended'))
  const { rerender } = renderInStudio(view('Mug'))
  rerender(view('Mug blue'))
  pause(1_000)
  expect(posts).toEqual([])
  act(() => setSessionEnd(null))
  pause(0)
  expect(posts.map(({ fields }) => fields.product)).toEqual(['{"title":"Mug blue"}'])
})

test('keys can skip the page, and only the shown frame is reached and read', () => {
  renderInStudio(view('Mug'))
  fireEvent.click(screen.getByRole('button', { name: 'Skip preview' }))
  expect(document.activeElement?.tagName).toBe('SPAN')
  const frames = [...document.querySelectorAll('iframe')]
  expect(frames.map((frame) => [frame.title, frame.tabIndex, frame.getAttribute('aria-hidden')])).toEqual([
    ['The product page', 0, 'false'],
    ['The product page, loading', -1, 'true'],
  ])
})
