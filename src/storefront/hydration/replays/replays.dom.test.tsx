import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST_MILLISECONDS, PAUSE_MILLISECONDS } from '#shared/replays/limits.ts'
import { cleanEvent } from './clean-event.ts'
import { findReplay, forgetReplay, goesOn, keepReplay } from './kept-replay.ts'

const recorded = vi.hoisted(() => ({ times: 0 }))
vi.mock('./record-replay.ts', () => ({
  recordReplay() {
    recorded.times += 1
  },
}))

const offer = { country: 'US', isOn: true, share: 100, usesFullStory: false, canChoose: false }

beforeEach(() => {
  recorded.times = 0
  vi.resetModules()
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'America/Chicago',
  } as Intl.ResolvedDateTimeFormatOptions)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** Starts with a page of its own: it starts once. @returns whether it records */
async function starts(more: Partial<typeof offer> = {}): Promise<boolean> {
  const { startReplay } = await import('./start-replay.ts')
  startReplay({ ...offer, ...more })
  await vi.dynamicImportSettled()
  return recorded.times > 0
}

test('a visitor in America with enough cores is recorded, once on a page', async () => {
  expect(await starts()).toBe(true)
  await starts()
  expect(recorded.times).toBe(1)
})

test('a browser with two cores, or one that does not say how many it has, is not recorded', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
  expect(await starts()).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await starts()).toBe(false)
})

test('who was not drawn stays so in this tab', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  expect(await starts({ share: 50 })).toBe(false)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(await starts({ share: 50 })).toBe(false)
})

test('the address chooses on sites where it may, until it is reset', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  history.replaceState(null, '', '/?experiment=version')
  expect(await starts({ share: 1 })).toBe(false)
  expect(await starts({ share: 1, canChoose: true })).toBe(true)
  expect(localStorage.getItem('experiment')).toBe('version')
  history.replaceState(null, '', '/?experiment=reset')
  vi.resetModules()
  recorded.times = 0
  expect(await starts({ share: 1, canChoose: true })).toBe(false)
  expect(localStorage.getItem('experiment')).toBe(null)
})

test('a recording goes on over the pages of a tab, until its visitor pauses, half an hour is over or it is forgotten', () => {
  const first = findReplay(1_000)
  keepReplay({ ...first, next: 3, lastAt: 2_000 })
  expect(findReplay(3_000)).toEqual({ ...first, next: 3, lastAt: 2_000 })
  expect(findReplay(2_000 + PAUSE_MILLISECONDS).id).not.toBe(first.id)
  expect(goesOn(first, 999 + LONGEST_MILLISECONDS)).toBe(true)
  expect(goesOn(first, 1_000 + LONGEST_MILLISECONDS)).toBe(false)
  forgetReplay()
  expect(findReplay(3_000).id).not.toBe(first.id)
})

test('what the server took no more is not begun again in this tab', () => {
  keepReplay({ ...findReplay(1_000), isOver: true })
  expect(goesOn(findReplay(1_000 + PAUSE_MILLISECONDS), 1_000 + PAUSE_MILLISECONDS)).toBe(false)
})

test('the query and the fragment of the address are in no event, also not in links within the page', () => {
  history.replaceState(null, '', '/contact?email=ada@example.com#token-1')
  const here = `${location.origin}/contact`
  const links = [location.href, `${here}?email=ada@example.com#main`, `${location.origin}/shop?sort=new`]
  expect(JSON.parse(cleanEvent(links))).toEqual([here, `${here}#main`, links[2]])
})

test('recorded fields have no values and no choices, whatever their kind, and buttons keep their words', () => {
  const field = (tagName: string, attributes: object) => ({ type: 2, id: 1, tagName, attributes, childNodes: [] })
  const children = [
    field('input', { type: 'hidden', name: 'token', value: 'ada@example.com' }),
    field('input', { type: 'file', value: 'C:\\fakepath\\passport of Ada.pdf' }),
    field('input', { type: 'radio', checked: true }),
    field('textarea', { value: 'Dear shop' }),
    field('input', { type: 'submit', value: 'Send' }),
    field('a', { href: '/shop', value: 'kept', autofocus: '' }),
    field('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  ]
  const changes = [{ id: 1, attributes: { value: 'ada', class: 'error' } }]
  const event = {
    type: 3,
    data: { node: { tagName: 'form', attributes: {}, childNodes: children }, attributes: changes },
  }
  const { node, attributes } = JSON.parse(cleanEvent(event)).data
  expect(node.childNodes.map((child: { attributes: object }) => child.attributes)).toEqual([
    { type: 'hidden', name: 'token', value: '********' },
    { type: 'file', value: '********' },
    { type: 'radio' },
    { value: '********' },
    { type: 'submit', value: 'Send' },
    { href: '/shop', value: 'kept' },
    { rel: 'apple-touch-icon' },
  ])
  expect(attributes).toEqual([{ id: 1, attributes: { class: 'error' } }])
})
