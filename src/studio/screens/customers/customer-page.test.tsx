import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CustomerPage } from './customer-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const customer: CustomerProfile = {
  ...{ id: 'customer-1', email: 'ada@example.com', emails: ['ada@example.com', 'work@example.com'] },
  ...{ firstName: 'Ada', lastName: 'Byron', phone: '+1 503 555 0100', country: 'US', note: 'Call first.' },
  ...{
    taxExemption: null,
    group: null,
    tags: ['press'],
    source: 'order',
    orders: 4,
    spentCents: 10_002,
    firstOrderAt: 1,
    lastOrderAt: 2,
  },
  ...{ createdAt: 1, revision: 3, currency: 'USD', addresses: [], recentOrders: [], hasMoreOrders: false },
  ...{ submissions: [], giftCards: [], events: [] },
  subscriptions: [
    {
      ...{ id: 'subscriber-1', listId: 'newsletter', listName: 'Newsletter', email: 'ada@example.com', name: '' },
      ...{ state: 'confirmed', source: 'form', language: 'en', createdAt: 1, confirmedAt: 2, unsubscribedAt: null },
      events: [{ id: 'event-1', kind: 'asked', at: 1, words: 'One email a month.', pagePath: '/about', address: '' }],
    },
  ],
}

const counts = {
  ...{ orders: 3, keptOrders: 1, invoices: 2, emails: 5, submissions: 1, subscriptions: 1, giftCards: 0 },
}

/** Shows the customer. @returns what is sent, by method and path */
function show(permissions: SignedIn['permissions'], openOrders = 0, changes: Partial<CustomerProfile> = {}) {
  const sent: unknown[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method !== 'GET') sent.push([method, path, body && JSON.parse(body)])
      if (path.endsWith('/erasure') && method === 'GET') return Response.json({ counts, openOrders, years: 7 })
      if (path.endsWith('/facets')) return Response.json({ tags: ['press', 'vip'], countries: [] })
      if (path.includes('/privacy-requests')) return Response.json({ requests: [] })
      if (method === 'GET') return Response.json({ customer: { ...customer, ...changes } })
      if (path.endsWith('/link'))
        return Response.json({ url: 'https://shop.example/tax-exemption?key=k', expiresAt: Date.UTC(2027, 0, 8) })
      return Response.json({ batchId: null, requestId: 'request-1' })
    },
  )
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', useCldrMoneyFormat: true }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website })}>
      <Routes>
        <Route path="/customers/:customerId" element={<CustomerPage />} />
      </Routes>
    </StaffContext>,
    '/customers/customer-1',
  )
  return { person, sent }
}

describe('a customer', () => {
  test('is shown with numbers, all addresses, the note and the proof of consent', async () => {
    show(['orders.read'])
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).not.toBeNull()
    const average = screen.getByText('Average order').closest('div')!
    expect(within(average).getByText('$25.01')).not.toBeNull()
    expect(screen.getByText(/A gift card counts when it’s bought/)).not.toBeNull()
    expect(screen.getByRole('link', { name: 'work@example.com' })).not.toBeNull()
    expect(screen.getByText('Call first.')).not.toBeNull()
    const consent = screen.getByRole('region', { name: 'Consent' })
    expect(within(consent).getByText('One email a month.')).not.toBeNull()
    expect(within(consent).getByText(/on \/about/)).not.toBeNull()
  })

  test('cannot be changed or erased without the permission', async () => {
    show(['orders.read'])
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull()
  })

  test('is saved over the revision that was opened', async () => {
    const { person, sent } = show(['orders.read', 'orders.manage'])
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await person.clear(note)
    await person.type(note, 'Call later.')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([
      [
        'PUT',
        '/api/owner/customers/customer-1',
        {
          ...{ firstName: 'Ada', lastName: 'Byron', phone: '+1 503 555 0100', note: 'Call later.' },
          ...{ tags: ['press'], taxExemption: null, revision: 3 },
        },
      ],
    ])
  })

  test('is marked as exempt from tax with a reason', async () => {
    const { person, sent } = show(['orders.read', 'orders.manage'])
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Exempt from tax' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter a reason.')).not.toBeNull()
    expect(sent).toEqual([])
    await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Public school')
    await person.type(screen.getByRole('textbox', { name: /^Certificate/ }), '12-34')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toMatchObject([
      ['PUT', expect.any(String), { taxExemption: { reason: 'Public school', certificate: '12-34', endsOn: null } }],
    ])
  })
})

describe('a customer who is exempt from tax', () => {
  const taxExemption = { reason: 'Public school', certificate: '12-34', endsOn: null }

  test('has a link that the owner can copy', async () => {
    const { person, sent } = show(['orders.read', 'orders.manage'], 0, { taxExemption })
    await person.click(await screen.findByRole('button', { name: 'Get link' }))
    expect(await screen.findByText(/an email address of this customer\. It works for 7 days\./)).not.toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show link' }))
    expect(await screen.findByDisplayValue('https://shop.example/tax-exemption?key=k')).not.toBeNull()
    expect(screen.getByText(/It works until Jan 8, 2027\./)).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Copy link' })).not.toBeNull()
    expect(sent).toEqual([['POST', '/api/owner/tax-exemptions/customer-1/link', '']])
  })

  test.each([
    ['for staff who only read', ['orders.read'] as const, taxExemption],
    [
      'once the exemption is over',
      ['orders.read', 'orders.manage'] as const,
      { ...taxExemption, endsOn: '2020-01-31' },
    ],
  ])('has no link %s', async (_, permissions, exemption) => {
    show([...permissions], 0, { taxExemption: exemption })
    expect(await screen.findByText('Public school')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Get link' })).toBeNull()
  })
})

describe('the erasure', () => {
  test('says what goes and what stays, and is confirmed', async () => {
    const { person, sent } = show(['orders.read', 'orders.manage', 'site.manage'])
    await person.click(await screen.findByRole('button', { name: 'Erase customer' }))
    expect(await screen.findByText('5 emails of the shop')).not.toBeNull()
    expect(screen.getByText('The name and one address of 1 order without an invoice, for 7 years')).not.toBeNull()
    const erase = screen.getByRole('button', { name: 'Erase' })
    expect(erase.hasAttribute('disabled')).toBe(true)
    await person.click(screen.getByRole('checkbox', { name: /ada@example.com/ }))
    await person.click(erase)
    expect(sent).toEqual([['POST', '/api/owner/customers/customer-1/erasure', '']])
  })

  test('waits for open orders', async () => {
    const { person } = show(['orders.read', 'site.manage'], 2)
    await person.click(await screen.findByRole('button', { name: 'Erase customer' }))
    expect(await screen.findByText('2 open orders: fulfill or cancel them first.')).not.toBeNull()
    await person.click(screen.getByRole('checkbox', { name: /ada@example.com/ }))
    expect(screen.getByRole('button', { name: 'Erase' }).hasAttribute('disabled')).toBe(true)
  })
})
