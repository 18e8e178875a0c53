import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type EmailWords, usualWords } from '#shared/emails/words/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { WordsScreen } from './words-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the words of an email are saved without unknown variables, and empty fields show the usual ones', async () => {
  const sent: { email: { kind: string; words: EmailWords }; revision: number }[] = []
  const usual = { ...usualWords, subject: 'Order {{ order.number }} confirmed', heading: 'Thank you.' }
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (address.startsWith('/api/owner/email-preview'))
      return Response.json({ subject: 'Order #00042 confirmed', from: 'Tideline', isExample: true })
    if (!address.startsWith('/api/owner/email-words')) return Response.json({}, { status: 404 })
    if (method !== 'PUT') return Response.json({ words: usualWords, revision: 3, usual })
    sent.push(JSON.parse(body!))
    return Response.json({ words: sent.at(-1)!.email.words, revision: 4, usual, batchId: 'batch-1' })
  })
  // Its preview is posted into a frame, which these tests have not.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const staff = buildStaff({ permissions: ['settings.manage'] })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Routes>
        <Route path="/email-settings/:kind" element={<WordsScreen />} />
      </Routes>
    </StaffContext>,
    '/email-settings/order-confirmation',
  )
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  expect(subject.getAttribute('placeholder')).toBe(usual.subject)
  // There is room for one of them.
  await person.click(screen.getByRole('radio', { name: 'Preview' }))
  await screen.findByText('With example data')
  await person.click(screen.getByRole('radio', { name: 'Content' }))
  // The keyboard writes one brace for two.
  const field = screen.getByRole('textbox', { name: 'Subject' })
  await person.type(field, 'Hi {{{{ order.nummer }}')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('“{{ order.nummer }}” isn’t a variable of this email.')
  expect(sent).toEqual([])
  await person.clear(field)
  await person.type(field, 'Hi {{{{ order.number }}')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Email saved')
  const words = { ...usualWords, subject: 'Hi {{ order.number }}' }
  expect(sent).toEqual([{ email: { kind: 'order-confirmation', words }, revision: 3 }])
  await screen.findByText('Edited')
})
