import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { LinkField } from './link-field.tsx'

const about = { id: 'page-about', title: 'About', path: '/about' }

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('page-about') ? { page: about } : { pages: [about] }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function draw(first: string) {
  const change = vi.fn()
  function Example() {
    const [href, setHref] = useState(first)
    return (
      <LinkField
        label="Link"
        href={href}
        change={(next) => {
          change(next)
          setHref(next)
        }}
      />
    )
  }
  return { change, ...renderInStudio(<Example />) }
}

test('a page that matches what is typed can be chosen, and the link follows it', async () => {
  const { person, change } = draw('')
  await person.type(screen.getByRole('combobox', { name: 'Link' }), 'Abo')
  await person.click(await screen.findByRole('option', { name: 'About (/about)' }))
  expect(change).toHaveBeenLastCalledWith('page:page-about')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe('About (/about)'),
  )
})

test('a link to a page can lead to one of its sections, or be removed', async () => {
  const { person, change } = draw('page:page-about')
  await person.type(await screen.findByRole('textbox', { name: 'Section' }), 'team')
  expect(change).toHaveBeenLastCalledWith('page:page-about#team')
  await person.click(screen.getByRole('button', { name: 'Remove link' }))
  expect(change).toHaveBeenLastCalledWith('')
})

test('an address is kept as it is typed, without spaces around it', async () => {
  const { person, change } = draw('')
  await person.type(screen.getByRole('combobox', { name: 'Link' }), 'https://example.com ')
  expect(change).toHaveBeenLastCalledWith('https://example.com')
})
