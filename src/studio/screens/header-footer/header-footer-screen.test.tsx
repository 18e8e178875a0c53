import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { HeaderFooterScreen } from './header-footer-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an announcement without text is not saved; with one it is, and nothing else changes', async () => {
  const before = headerFooterOf(defaultAppearance)
  const saved: HeaderFooter[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'PUT') return Response.json(saved.at(-1) ?? before)
    saved.push(JSON.parse(body!) as HeaderFooter)
    return Response.json({ ...saved.at(-1), batchId: 'batch-1' })
  })
  const { person } = renderInStudio(<HeaderFooterScreen />)
  await person.click(await screen.findByLabelText('Show the announcement bar'))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a text.')
  expect(saved).toEqual([])
  await person.type(screen.getAllByRole('textbox', { name: 'Text' })[0]!, 'Open on Sunday')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Header and footer saved')
  const announcement = { text: 'Open on Sunday', href: null, colors: 'button', isDismissible: false }
  expect(saved).toEqual([{ ...before, header: { ...before.header, announcement } }])
})
