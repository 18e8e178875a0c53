import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FileLibrary } from './file-library.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, 'its title has the focus, so that no keyboard covers the images'],
  [false, 'its search has the focus'],
])('on a touch screen (%s), %s', async (isTouch) => {
  vi.stubGlobal('fetch', async () => Response.json({ assets: [], next: null, total: 0 }))
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: isTouch && media === '(pointer: coarse)' },
    ...{ addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
  }))
  renderInStudio(<FileLibrary isOpen close={() => {}} onChosen={() => {}} />)
  const place = isTouch
    ? screen.getByRole('heading', { name: 'Choose from library' })
    : screen.getByRole('searchbox', { name: 'Search by file name' })
  await waitFor(() => expect(document.activeElement).toBe(place))
})
