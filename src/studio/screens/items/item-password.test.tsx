import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ItemPassword } from './item-password.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Opens the dialog for the password of a post. @returns what was sent */
async function open(isLocked: boolean) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/password')) sent.push(JSON.parse(body!))
    return Response.json({ batchId: '0199a000-0000-7000-8000-000000000001' })
  })
  const { person } = renderInStudio(<ItemPassword item={{ id: 'item-1', title: 'Harvest', isLocked }} noun="post" />)
  await person.click(screen.getByRole('button', { name: isLocked ? 'Change password' : 'Set password' }))
  return { person, sent }
}

test('a password of four characters or more is set, and that can be undone', async () => {
  const { person, sent } = await open(false)
  await person.type(screen.getByRole('textbox', { name: 'Password' }), 'abc')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter at least 4 characters.')).toBeTruthy()
  await person.type(screen.getByRole('textbox', { name: 'Password' }), 'd')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ password: 'abcd' }]))
  expect(await screen.findByText('Password set for “Harvest”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('a password is removed', async () => {
  const { person, sent } = await open(true)
  await person.click(screen.getByRole('button', { name: 'Remove password' }))
  await waitFor(() => expect(sent).toEqual([{ password: null }]))
})
