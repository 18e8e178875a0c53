import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { blankGroup } from '#shared/customer-groups/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { GroupPage } from './group-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const group = { ...blankGroup, name: 'Resellers', percentMilli: 20_000, id: 'group-1', revision: 1, createdAt: 0 }
const opened = {
  group,
  members: [{ customerId: 'customer-1', email: 'office@reseller.example', name: '', linkSentAt: null }],
  memberCount: 1,
  prices: [{ variantId: 'v', priceCents: 900, sku: 'MUG', title: 'Mug', variant: '', shopPriceCents: 2000 }],
}

const LINK = '/api/owner/customer-groups/group-1/members/customer-1/link'

/** The page of the group, and what it sends. */
function open(permissions = ['orders.read', 'orders.manage'], canSendEmail = true) {
  const sent: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') sent.push({ method, path, body: body && JSON.parse(body) })
    if (path === '/api/owner/customer-groups/group-1' && method === 'PUT')
      return Response.json({ group: { ...group, revision: 2 }, batchId: null })
    if (path === '/api/owner/customer-groups/group-1') return Response.json(opened)
    if (path === '/api/owner/collections') return Response.json({ collections: [] })
    if (path === LINK) return Response.json({ url: 'https://shop.example/your-prices?key=k' })
    return Response.json({ batchId: null })
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website: { ...website, canSendEmail } })}>
      <Routes>
        <Route path="/customers/groups/:groupId" element={<GroupPage />} />
      </Routes>
    </StaffContext>,
    '/customers/groups/group-1',
  )
  return { person, sent }
}

test('the owner sends a customer the link, adds others, and fixes prices', async () => {
  const { person, sent } = open()
  await person.click(await screen.findByRole('button', { name: 'Link for office@reseller.example' }))
  await person.click(await screen.findByRole('button', { name: 'Email link' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.type(screen.getByRole('textbox', { name: /^Add customers/ }), 'a@example.com, nobody')
  await person.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('“nobody” isn’t an email address.')).toBeDefined()
  const prices = screen.getByRole('textbox', { name: /^SKU and price/ })
  expect(prices).toHaveProperty('value', 'MUG;9.00')
  await person.clear(prices)
  await person.type(prices, 'MUG;8')
  await person.click(screen.getByRole('button', { name: 'Save prices' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    { method: 'POST', path: LINK, body: { sendEmail: true } },
    {
      method: 'PUT',
      path: '/api/owner/customer-groups/group-1/prices',
      body: { prices: [{ sku: 'MUG', priceCents: 800 }] },
    },
  ])
})

test('without a mail server the owner copies the link', async () => {
  const { person, sent } = open(['orders.read', 'orders.manage'], false)
  await person.click(await screen.findByRole('button', { name: 'Link for office@reseller.example' }))
  await person.click(await screen.findByRole('button', { name: 'Show link' }))
  expect(await screen.findByDisplayValue('https://shop.example/your-prices?key=k')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Email link' })).toBeNull()
  expect(sent).toEqual([{ method: 'POST', path: LINK, body: { sendEmail: false } }])
})

test('the owner changes what the list takes off', async () => {
  const { person, sent } = open()
  const percent = await screen.findByRole('textbox', { name: /^Off all products/ })
  await person.clear(percent)
  await person.type(percent, '25')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { name: 'Resellers', percentMilli: 25_000, revision: 1 } })
})

test('who may only read orders changes nothing', async () => {
  open(['orders.read'])
  await screen.findByText('office@reseller.example')
  expect(screen.queryByRole('button', { name: /^Link for/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save prices' })).toBeNull()
})
