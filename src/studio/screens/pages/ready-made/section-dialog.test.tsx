import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SectionDialog } from './section-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Opens the ready-made sections of a site with a blog, and nothing else. */
async function draw(shared: readonly object[] = []) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/shared-sections')
        ? { sections: shared }
        : url.includes('/item-collections')
          ? { collections: [{ id: 'posts-00001', kind: 'blog' }] }
          : { collections: [], forms: [], models: {} },
    ),
  )
  const insert = vi.fn()
  const place = vi.fn()
  const close = vi.fn()
  const view = renderInStudio(
    <StaffContext value={{ permissions: [] } as never}>
      <SectionDialog
        isOpen
        close={close}
        pageId="page-00001"
        styles={defaultStyles}
        insert={insert}
        place={place}
        isFullOfShared={false}
      />
    </StaffContext>,
  )
  const sections = within(await screen.findByRole('list', { name: 'Sections' }))
  await screen.findByRole('button', { name: 'Page openings' })
  return { ...view, insert, place, close, sections }
}

test('a section is chosen by its kind', async () => {
  const { person, insert, close, sections } = await draw()
  expect(sections.getByRole('button', { name: 'Centered heading' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Quotes' }))
  expect(screen.getByRole('button', { name: 'Quotes' }).getAttribute('aria-pressed')).toBe('true')
  expect(sections.queryByRole('button', { name: 'Centered heading' })).toBeNull()
  await person.click(sections.getByRole('button', { name: 'Three quotes' }))
  expect(close).toHaveBeenCalled()
  expect(insert.mock.calls[0]![0]).toMatchObject({ id: 'quotes-three' })
})

test('sections are found by words, and those that the site could not show are left out', async () => {
  const { person, sections } = await draw()
  const search = screen.getByRole('searchbox', { name: 'Search sections' })
  await person.type(search, 'blog')
  expect(await sections.findByRole('button', { name: 'Latest posts' })).toBeTruthy()
  await person.clear(search)
  await person.type(search, 'newsletter')
  expect(await screen.findByText('No section matches “newsletter”.')).toBeTruthy()
  expect(sections.queryAllByRole('button')).toEqual([])
})

test('a shared section of the site is chosen as a kind of its own, or found by its name', async () => {
  const { content } = buildPage({ blocks: [{ id: 'words', type: 'text', settings: { html: '<p>At nine</p>' } }] })
  const { person, place, insert, sections } = await draw([
    { id: 'hours-0001', name: 'Winter hours', content, pageCount: 1 },
  ])
  await person.click(await screen.findByRole('button', { name: 'Shared sections' }))
  expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Winter hours'])
  await person.type(screen.getByRole('searchbox', { name: 'Search sections' }), 'winter')
  await person.click(await sections.findByRole('button', { name: 'Winter hours' }))
  expect(place).toHaveBeenCalledWith('hours-0001')
  expect(insert).not.toHaveBeenCalled()
})
