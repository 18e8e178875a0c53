import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageContent } from '#shared/pages/content.ts'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FirstGuide } from './first-guide.tsx'
import { stepsDone } from './guide-steps.ts'

beforeEach(() => localStorage.clear())

const { content: first } = buildPage({ blocks: [{ id: 'text-1', type: 'text', settings: { html: '<p>A</p>' } }] })
const block = first.blocks['text-1']!
const withBlock = (changes: object, id = 'text-1'): PageContent => ({
  ...first,
  blocks: { ...first.blocks, [id]: { ...block, id, ...changes } as typeof block },
})
const written = withBlock({ settings: { html: '<p>B</p>', size: 'regular' } })
const added = withBlock({}, 'text-2')
const moved = withBlock({ desktop: { ...block.desktop, row: 5 } })

test.each([
  ['nothing', first, first, []],
  ['a text is written', written, first, ['write']],
  ['a block is added', added, first, ['add']],
  ['a block is moved', moved, first, ['move']],
  ['a block is deleted', { ...first, blocks: {} }, first, []],
  ['all of it is published', written, written, ['write', 'publish']],
])('what is done: %s', (_name, content, visible, expected) => {
  expect(stepsDone({ content: first, visible: first }, { content, visible })).toEqual(expected)
})

const stateOf = (content: PageContent, published: PageContent) =>
  ({ content, published, page: { status: 'published', path: '/about' } }) as unknown as StepLogState

test('steps are checked as they are done, and stay so until the page is published', async () => {
  const { rerender, person } = renderInStudio(<FirstGuide state={stateOf(first, first)} />)
  const done = () => screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith('Done.')).length
  expect([screen.getAllByRole('listitem').length, done()]).toEqual([4, 0])
  rerender(<FirstGuide state={stateOf(written, first)} />)
  expect(done()).toBe(1)
  rerender(<FirstGuide state={stateOf(added, first)} />)
  expect(done()).toBe(2)
  rerender(<FirstGuide state={stateOf(moved, first)} />)
  rerender(<FirstGuide state={stateOf(moved, moved)} />)
  expect(screen.getByRole('heading', { name: 'Your page is published' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View published page' }).getAttribute('href')).toBe('/about')
  await person.click(screen.getByRole('button', { name: 'Hide first steps' }))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('who has hidden it is not shown it again', async () => {
  const shown = renderInStudio(<FirstGuide state={stateOf(first, first)} />)
  await shown.person.click(screen.getByRole('button', { name: 'Hide first steps' }))
  shown.unmount()
  renderInStudio(<FirstGuide state={stateOf(first, first)} />)
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
})

test('what is written while the tools of texts are in its place is checked', () => {
  const { rerender } = renderInStudio(<FirstGuide state={stateOf(first, first)} />)
  rerender(<FirstGuide state={stateOf(written, first)} isCovered />)
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(<FirstGuide state={stateOf(written, first)} />)
  expect(screen.getAllByRole('listitem')[0]!.textContent).toMatch(/Done\.$/)
})

test.each([
  [false, 'Double-click a text in the page and write.'],
  [true, 'Tap a text in the page, then tap it again and write.'],
])('where a finger points (%s), the steps say what it does', (isTouch, sentence) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: isTouch && media === '(pointer: coarse)' },
    ...{ addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
  }))
  renderInStudio(<FirstGuide state={stateOf(first, first)} />)
  vi.unstubAllGlobals()
  expect(screen.getAllByRole('listitem')[0]!.textContent).toBe(sentence)
  expect(screen.getByRole('list').textContent?.includes('ouble')).toBe(!isTouch)
})
