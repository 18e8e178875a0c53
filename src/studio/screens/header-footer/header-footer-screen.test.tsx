import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { HeaderFooterScreen } from './header-footer-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an announcement without text is not saved; with one it is, and nothing else changes', async () => {
  const before = headerFooterOf(defaultAppearance)
  const saved: HeaderFooter[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'PUT') return Response.json(saved.at(-1) ?? before)
    saved.push(JSON.parse(body!) as HeaderFooter)
    return Response.json({ ...saved.at(-1), batchId: 'batch-1' })
  })
  const { person } = renderInStudio(<HeaderFooterScreen />, '/', { asksBeforeLeaving: true })
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

test('what is typed is not lost by a link, nor by what someone else saves meanwhile', async () => {
  let stored = headerFooterOf(defaultAppearance)
  vi.stubGlobal('fetch', async () => Response.json(stored))
  const { person } = renderInStudio(<HeaderFooterScreen />, '/', { asksBeforeLeaving: true })
  const line = await screen.findByRole('textbox', { name: 'Last line' })
  await person.type(line, 'Since 2016')

  await person.click(screen.getAllByRole('link', { name: 'Navigation' })[0]!)
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect((line as HTMLInputElement).value).toBe('Since 2016')

  stored = { ...stored, footer: { ...stored.footer, text: 'Mill Cove' } }
  // The studio asks again when its window is used again later.
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('Someone else changed the header or the footer')
  expect((screen.getByRole('textbox', { name: 'Last line' }) as HTMLInputElement).value).toBe('Since 2016')
  await person.click(screen.getByRole('button', { name: 'Discard mine' }))
  expect(await screen.findByDisplayValue('Mill Cove')).toBeDefined()
  expect(screen.queryByText('Someone else changed the header or the footer')).toBeNull()
})
