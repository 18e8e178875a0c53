import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roles } from '#shared/roles/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { StaffList } from './staff-list.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC', canSendEmail: false }
const me = buildStaff({ userId: 'person-ada', role: roles.admin, permissions: ['staff.manage'], website })

const ada = { userId: 'person-ada', name: 'Ada', email: 'ada@example.com', role: 1, createdAt: 1, lastSeenAt: null }
const bea = { userId: 'person-bea', name: 'Bea', email: 'bea@example.com', role: 4, createdAt: 1, lastSeenAt: null }
const cleo = {
  ...{ id: 'invited-cleo', email: 'cleo@example.com', role: 8, sentAt: 1, invitedBy: 'Ada' },
  expiresAt: Date.now() + 1e9,
}

let listed = { staff: [ada, bea], invitations: [cleo] as object[] }
const sent: [method: string, path: string, body: unknown][] = []
let answer: (path: string) => Response = () => Response.json({ batchId: 'batch-0001' })

beforeEach(() => {
  listed = { staff: [ada, bea], invitations: [cleo] }
  sent.length = 0
  answer = () => Response.json({ batchId: 'batch-0001' })
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json(listed)
    sent.push([method, path, body && JSON.parse(body)])
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  renderInStudio(
    <StaffContext value={me}>
      <StaffList />
    </StaffContext>,
  )

test('a role is changed in place, after its sentence was there to read; nobody changes themself', async () => {
  const { person } = show()
  const role = await screen.findByRole('combobox', { name: 'Role of Bea' })
  expect(screen.queryByRole('combobox', { name: 'Role of Ada' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull()
  await person.click(role)
  await person.click(screen.getByRole('option', { name: /^Moderator.*Can manage reviews\.$/ }))
  expect(sent).toEqual([['PUT', '/api/owner/staff/person-bea/role', { role: 6 }]])
  expect(await screen.findByText('The role of Bea is now Moderator.')).toBeDefined()
})

test('an invitation needs an address and a role, and shows its link once', async () => {
  const { person } = show()
  await person.click(await screen.findByRole('button', { name: 'Invite staff' }))
  const create = () => screen.getByRole('button', { name: 'Create invitation' })
  await person.click(create())
  expect(screen.getByText('Enter a valid email address, like name@example.com.')).toBeDefined()
  expect(screen.getByText('Choose a role.', { selector: 'p' })).toBeDefined()
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'dan@example.com')
  await person.click(screen.getByRole('combobox', { name: 'Role' }))
  await person.click(screen.getByRole('option', { name: /^Reporting/ }))
  const chosen = screen.getByRole('combobox', { name: 'Role' })
  const described = document.getElementById(chosen.getAttribute('aria-describedby')!)
  expect(described?.textContent).toBe('Can view reports.')
  answer = () =>
    Response.json(
      {
        ...{ code: 'staff-already', error: '' },
      },
      { status: 409 },
    )
  await person.click(create())
  expect(await screen.findByText('Someone with this address already works on the site.')).toBeDefined()
  const invitation = { ...cleo, email: 'dan@example.com' }
  answer = () => Response.json({ invitation, link: 'https://shop.example/config/invitation#secret' })
  await person.click(create())
  const link = await screen.findByDisplayValue('https://shop.example/config/invitation#secret')
  expect(document.activeElement).toBe(link)
  expect(sent.at(-1)).toEqual(['POST', '/api/owner/staff/invitations', { email: 'dan@example.com', role: 3 }])
})

test('a removal and a revocation say what they do, and ask first', async () => {
  const { person } = show()
  await person.click(await screen.findByRole('button', { name: 'Remove Bea' }))
  let dialog = within(screen.getByRole('dialog', { name: 'Remove Bea?' }))
  expect(dialog.getByText(/signed out everywhere/)).toBeDefined()
  expect(sent).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Bea removed.')
  await person.click(screen.getByRole('button', { name: 'Revoke the invitation of cleo@example.com' }))
  dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Revoke invitation' }))
  await screen.findByText('Invitation revoked.')
  expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([
    'DELETE /api/owner/staff/person-bea',
    'DELETE /api/owner/staff/invitations/invited-cleo',
  ])
})

test('full control is given only after a question, and so is a new link that ends the earlier one', async () => {
  const { person } = show()
  await person.click(await screen.findByRole('combobox', { name: 'Role of Bea' }))
  await person.click(screen.getByRole('option', { name: /^Administrator/ }))
  let dialog = within(screen.getByRole('dialog', { name: 'Make Bea an administrator?' }))
  expect(sent).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Make administrator' }))
  await screen.findByText('Role of Bea changed.')
  expect(sent).toEqual([['PUT', '/api/owner/staff/person-bea/role', { role: 1 }]])
  await person.click(screen.getByRole('button', { name: 'New link for cleo@example.com' }))
  dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('The link that they have stops working.')).toBeDefined()
  answer = () => Response.json({ invitation: cleo, link: 'https://shop.example/config/invitation#newer' })
  await person.click(dialog.getByRole('button', { name: 'Create link' }))
  await screen.findByDisplayValue('https://shop.example/config/invitation#newer')
})

test('who works alone reads what inviting is for', async () => {
  listed = { staff: [ada], invitations: [] }
  show()
  expect(await screen.findByText('You work alone')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Invite staff' })).toHaveLength(1)
})
