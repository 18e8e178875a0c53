import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankLink, toLayoutLinks } from '#shared/collections/menus.ts'
import type { getNavigationCall } from '#shared/collections/navigation-api.ts'
import type { NavigationItem } from '#shared/collections/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import type { LinkPlace } from './describe-link.ts'
import { NavigationScreen } from './navigation-screen.tsx'

const place = (id: string, title: string): LinkPlace => ({
  id,
  kind: 'page',
  title,
  path: `/${title.toLowerCase()}`,
  isVisible: true,
})
const places = [place('page-about', 'About'), place('page-contact', 'Contact'), place('page-studio', 'Studio')]
const to = (collectionId: string) => ({ ...blankLink, collectionId })

afterEach(() => vi.unstubAllGlobals())

/** Draws the screen with two links in its menu; changes are saved. @returns the saved items, one for each change */
async function draw() {
  const saved: NavigationItem[][] = []
  const links = [to('page-about'), to('page-contact')]
  const empty = { links: [], revision: 'r0' }
  const navigation: ReplyOf<typeof getNavigationCall> = {
    links,
    menus: [
      { identifier: 'mainNavigation', links, revision: 'r0' },
      { identifier: 'secondaryNavigation', ...empty },
      { identifier: 'footerNavigation', ...empty },
    ],
    places,
  }
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'PUT') return Response.json(navigation)
    const { items } = JSON.parse(body!) as { items: NavigationItem[] }
    saved.push(items)
    return Response.json({
      links: toLayoutLinks(items),
      revision: `r${saved.length}`,
      batchId: `batch-${saved.length}`,
    })
  })
  const { person } = renderInStudio(<NavigationScreen />)
  const main = within(await screen.findByRole('region', { name: 'Main menu' }))
  const names = () => main.getAllByRole('button', { name: /^Edit/ }).map((button) => button.textContent)
  return { person, saved, names, main }
}

test('a link moves with Alt and the arrow keys, and under another one', async () => {
  const { person, saved, names } = await draw()
  screen.getByRole('button', { name: 'Edit Contact' }).focus()
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(names()).toEqual(['Contact', 'About'])
  expect(document.activeElement?.textContent).toBe('Contact')
  await person.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}')
  expect(names()).toEqual(['About', 'Contact inside About'])
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(saved.at(-1)).toMatchObject([{ collectionId: 'page-about', items: [{ collectionId: 'page-contact' }] }])
})

test('a link is added, named, hidden and removed', async () => {
  const { person, saved, names, main } = await draw()
  await person.click(main.getByRole('button', { name: 'Add link' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add link' })
  await person.click(within(dialog).getByText('URL'))
  await person.click(within(dialog).getByRole('button', { name: 'Add link' }))
  expect(saved).toEqual([])
  await person.type(within(dialog).getByRole('textbox', { name: 'URL' }), 'example.com')
  await person.type(within(dialog).getByRole('textbox', { name: 'Label' }), 'Elsewhere')
  await person.click(within(dialog).getByLabelText('Open in a new window'))
  await person.click(within(dialog).getByRole('button', { name: 'Add link' }))
  await waitFor(() => expect(names()).toEqual(['About', 'Contact', 'Elsewhere']))
  expect(saved[0]![2]).toMatchObject({
    title: 'Elsewhere',
    externalLink: { url: 'https://example.com', newWindow: true },
  })
  await person.click(screen.getByRole('button', { name: 'More actions for About' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Hide' }))
  await waitFor(() => expect(saved[1]![0]).toMatchObject({ isHidden: true }))
  await person.click(screen.getByRole('button', { name: 'More actions for Contact' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(names()).toEqual(['About', 'Elsewhere'])
})

test('only menus that draw folders offer them', async () => {
  await draw()
  const offers = (name: string) =>
    within(screen.getByRole('region', { name })).queryByRole('button', { name: 'Add folder' }) !== null
  expect(['Main menu', 'Secondary menu', 'Footer menu'].map(offers)).toEqual([true, false, true])
})
