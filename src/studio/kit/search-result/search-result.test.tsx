import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SearchResult } from './search-result.tsx'
import { TextLength } from './text-length.tsx'

test.each([
  ['Mugs', '/shop/mugs', 'Mugs — Saltmarsh', ' › shop › mugs'],
  ['Mugs of Saltmarsh', '/', 'Mugs of Saltmarsh', ''],
])('a search engine shows %s with the name of the site once', (title, path, shown, address) => {
  const { container } = renderInStudio(
    <SearchResult path={path} title={title} siteTitle="Saltmarsh" description="Thrown by hand." />,
  )
  expect(screen.getByText(shown)).toBeDefined()
  expect(container.textContent).toContain(`${location.host}${address}${shown}`)
  expect(container.querySelector('[aria-hidden]')?.textContent).toContain('Thrown by hand.')
})

test('the length of a text stands beside the one that is shown completely', () => {
  const { container, rerender } = renderInStudio(<TextLength text="Mugs" good={60} />)
  expect(container.textContent).toContain('4 / 60')
  rerender(<TextLength text="" good={60} />)
  expect(container.textContent).not.toContain('/ 60')
})
