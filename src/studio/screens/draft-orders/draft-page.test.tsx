import { screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DraftPage, NewDraftPage } from './draft-page.tsx'
import { unsavedDraftOrders } from './use-draft-order-editor.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC', country: 'US', taxCategories: [] }
const staff = buildStaff({ permissions: ['orders.manage'], website })

const openDraft = () =>
  renderInStudio(
    <StaffContext value={staff}>
      <Routes>
        <Route path="/draft-orders/:draftId" element={<DraftPage />} />
      </Routes>
    </StaffContext>,
    '/draft-orders/draft',
  )

test('"Mark as paid" of a draft without a state marks that field, says so, and puts the focus in it', async () => {
  const address = {
    ...{ firstName: 'Ada', lastName: 'Byron', company: '', addressLine1: '12 Kiln Lane', addressLine2: '' },
    ...{ city: 'Portland', region: '', postalCode: '04101', country: 'US' as const, phone: '' },
  }
  const engraving = {
    ...{ kind: 'free' as const, title: 'Engraving', quantity: 1, unitPriceCents: 1500, isTaxed: true },
    ...{ taxCategoryId: '', isShipped: false },
  }
  const draft = {
    ...{ id: 'draft', number: 1, state: 'draft', email: 'ada@example.com', name: '', totalQuantity: 1 },
    ...{ totalCents: 1500, updatedAt: 0, linkExpiresAt: null, order: null, revision: 1 },
    content: { ...blankDraft, lines: [engraving], email: 'ada@example.com', address },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/draft-orders/draft')) return Response.json({ draft })
    if (path.includes('/regions/')) return Response.json({ regions: [{ code: 'ME', name: 'Maine' }] })
    return Response.json({ failure: { code: 'unavailable' } }, { status: 503 })
  })
  const { person } = openDraft()
  const state = await screen.findByRole('combobox', { name: 'State' })
  await person.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(screen.getAllByText(/Choose a state\./)).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(state))
  await person.click(state)
  await person.click(await screen.findByRole('option', { name: 'Maine', hidden: true }))
  expect(screen.queryByText(/Choose a state\./)).toBeNull()
})

const pages = (
  <StaffContext value={staff}>
    <Link to="/products">Products</Link>
    <Routes>
      <Route path="/products" element={<Link to="/draft-orders/new">Back</Link>} />
      <Route path="/draft-orders/new" element={<NewDraftPage />} />
    </Routes>
  </StaffContext>
)

test('a new draft that is left before it was saved is there again, and can be discarded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ failure: { code: 'unavailable' } }, { status: 503 }))
  const { person } = renderInStudio(pages, '/draft-orders/new')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.click(screen.getByRole('link', { name: 'Products' }))
  await person.click(screen.getByRole('link', { name: 'Back' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  expect(screen.getByText('You have unsaved changes from last time.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
})

test('a copy of a draft replaces what was typed into a new one before', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ failure: { code: 'unavailable' } }, { status: 503 }))
  unsavedDraftOrders.store(null, { draft: { ...blankDraft, email: 'grace@example.com' }, ground: 0 })
  const state = { copied: { ...blankDraft, email: 'ada@example.com' } }
  renderInStudio(pages, { pathname: '/draft-orders/new', state })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  expect(screen.queryByText('You have unsaved changes from last time.')).toBeNull()
})

test('a draft that someone else has changed meanwhile can be overwritten, or taken from them', async () => {
  const facts = {
    ...{ id: 'draft', number: 1, state: 'draft', email: '', name: '', totalQuantity: 0, totalCents: 0 },
    ...{ updatedAt: 0, linkExpiresAt: null, order: null },
  }
  const theirs = { ...facts, revision: 2, content: { ...blankDraft, message: 'Theirs' } }
  let opened: object = { ...facts, revision: 1, content: blankDraft }
  const revisions: number[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'PUT') {
      revisions.push(JSON.parse(body!).revision)
      opened = theirs
      return Response.json({ code: 'draft-order-stale' }, { status: 409 })
    }
    if (path.endsWith('/draft-orders/draft')) return Response.json({ draft: opened })
    return Response.json({ failure: { code: 'unavailable' } }, { status: 503 })
  })
  const { person } = openDraft()
  await person.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.click(await screen.findByRole('button', { name: 'Overwrite with mine' }))
  await waitFor(() => expect(revisions).toEqual([1, 2]))
  await person.click(await screen.findByRole('button', { name: 'Use the other version' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', ''))
  expect(screen.getByLabelText('Message to the customer')).toHaveProperty('value', 'Theirs')
})
