import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { scopesInWords, scopesOf } from './api-key-words.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: ['site.manage'], website })

test('a key needs a name and a permission, which is said at them, and is shown once it is created', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ keyId: 'key-0001', key: 'vitrine_abcdefgh' })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <CreateKeyDialog isOpen close={() => {}} />
    </StaffContext>,
  )
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create API key' })
  await person.click(create())
  expect(screen.getByText('Enter a name.')).toBeDefined()
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Accounting')
  expect(screen.getByRole('alert').textContent).toBe('Choose what the key can read or change.')
  await person.click(within(screen.getByRole('radiogroup', { name: 'Orders' })).getByText('Read and write'))
  await person.click(within(screen.getByRole('radiogroup', { name: 'Stock' })).getByText('Read'))
  await person.click(create())
  const key = await screen.findByDisplayValue('vitrine_abcdefgh')
  expect(document.activeElement).toBe(key)
  expect(screen.getByRole('dialog', { name: 'API key created' }).contains(key)).toBe(true)
  expect(sent).toEqual([{ name: 'Accounting', scopes: ['orders:read', 'orders:write', 'stock:read'], days: null }])
})

test('writing includes reading, and a key lists what it can do', () => {
  const scopes = scopesOf({ orders: 'write', stock: 'read', forms: 'none' })
  expect(scopes).toEqual(['orders:read', 'orders:write', 'stock:read'])
  expect(scopesInWords({ scopes })).toBe('Orders, Stock (read)')
})
