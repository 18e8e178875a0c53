import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FaultsDialog } from './faults-dialog.tsx'

const { content } = buildPage({ blocks: [{ id: 'text-1', type: 'text', settings: { html: '<h3>Hours</h3>' } }] })
const faults = [
  { key: 'one', blockId: 'text-1', words: 'A heading 3 follows.', fix: { label: 'Make it heading 2', operations: [] } },
  { key: 'two', blockId: 'text-1', words: 'The link /gone leads to no page of the site.' },
]

test('each problem is shown in its place, mended by a button, or published as it is', async () => {
  const done = vi.fn()
  const { person } = renderInStudio(
    <FaultsDialog
      faults={faults}
      content={content}
      isOpen
      close={() => done('close')}
      show={(id) => done(`show ${id}`)}
      fix={({ key }) => done(`fix ${key}`)}
      publish={() => done('publish')}
    />,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'A heading 3 follows.Text: HoursMake it heading 2Show',
    'The link /gone leads to no page of the site.Text: HoursShow',
  ])
  await person.click(screen.getByRole('button', { name: 'Make it heading 2' }))
  await person.click(screen.getAllByRole('button', { name: 'Show' })[1]!)
  await person.click(screen.getByRole('button', { name: 'Publish with 2 problems' }))
  expect(done.mock.calls.flat()).toEqual(['fix one', 'close', 'show text-1', 'close', 'publish'])
})

test('a page without problems says so', () => {
  renderInStudio(<FaultsDialog faults={[]} content={content} isOpen close={vi.fn()} show={vi.fn()} fix={vi.fn()} />)
  expect(screen.getByText('No problems found.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull()
})
