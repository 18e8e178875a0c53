import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildContent } from '#shared/pages/build-content.ts'
import { differencesOf } from '#shared/pages/compare/differences.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ChangeDetails } from './change-details.tsx'

afterEach(() => vi.unstubAllGlobals())

const partIds = ['part-qx71', 'part-qx72']
function built(html: string, label: string) {
  const ids = [...partIds]
  return buildContent(
    [
      [{ id: 'block-zk40', type: 'text', settings: { html } }],
      [{ id: 'block-zk41', type: 'button', settings: { label, href: '/shop' } }],
    ],
    () => ids.shift()!,
  )
}

function open(fields: readonly object[], before: ReturnType<typeof built>, after: ReturnType<typeof built>) {
  const thing = { noun: 'page', title: 'About', kind: 'updated', fields, content: differencesOf(before, after) }
  vi.stubGlobal('fetch', async () => Response.json({ things: [thing], total: 1 }))
  renderInStudio(<ChangeDetails batchId="change-0001" />)
}

test('a changed block is named by its section, its kind and its settings, never by an id', async () => {
  open([], built('<h2>Pots</h2>', 'Shop'), built('<h2>Pots</h2>', 'See the shop'))
  const section = await screen.findByText('Section 2')
  const item = section.closest('li')!
  expect(item.textContent).toBe('Section 2ButtonChangedBeforeLabelShopAfterLabelSee the shop')
  expect(screen.queryByText('Section 1')).toBeNull()
  expect(document.body.textContent).not.toMatch(/qx7|zk4/)
})

test('settings of a page are listed as fields beside its content', async () => {
  const fields = [{ name: 'Title', before: 'About', after: 'About us' }]
  open(fields, built('<p>One</p>', 'Shop'), built('<p>Two</p>', 'Shop'))
  expect(await screen.findByRole('row', { name: 'Title About About us' })).toBeDefined()
  expect(screen.getByText('Section 1')).toBeDefined()
})
