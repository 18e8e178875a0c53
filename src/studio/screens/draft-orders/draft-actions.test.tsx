import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getDraftOrderCall } from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftLine, DraftOrder } from '#shared/draft-orders/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DraftActions } from './draft-actions.tsx'

afterEach(() => vi.unstubAllGlobals())

const staff = buildStaff({ permissions: ['orders.manage'], website: { canSendEmail: false } })
const engraving: DraftLine = {
  kind: 'free',
  title: 'Engraving',
  quantity: 1,
  unitPriceCents: 1500,
  isTaxed: true,
  taxCategoryId: '',
  isShipped: false,
}
const draft: DraftOrder = {
  id: '0199a000-93e3-747b-acbf-9ce86cf1cbee',
  number: 1,
  state: 'draft',
  email: '',
  name: '',
  totalQuantity: 1,
  totalCents: 1500,
  updatedAt: 0,
  linkExpiresAt: null,
  order: null,
  revision: 1,
  content: { ...blankDraft, lines: [engraving] },
}

test('after the dialog has shown a link, the page knows that there is one', async () => {
  let hasLink = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/link'))
      return Response.json({ draft: { ...draft, ...(hasLink && { state: 'sent', linkExpiresAt: 1e13 }) } })
    hasLink = true
    return Response.json({ url: 'https://shop.example/pay/1?key=a', draft })
  })
  function Page() {
    const { data } = useContractQuery(getDraftOrderCall, { parameters: { draftId: draft.id } })
    return data ? <DraftActions draft={data.draft} showGaps={() => {}} /> : null
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Page />
    </StaffContext>,
  )
  await person.click(await screen.findByRole('button', { name: 'Create payment link' }))
  await person.click(await screen.findByRole('button', { name: 'Show link' }))
  await screen.findByDisplayValue('https://shop.example/pay/1?key=a')
  await person.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Payment link' })
})

test('what is missing is marked in the draft instead of a dialog that cannot be sent', async () => {
  const showGaps = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DraftActions draft={draft} showGaps={showGaps} />
    </StaffContext>,
  )
  await person.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(showGaps).toHaveBeenCalledWith()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what only the server knows to be wrong is marked in the draft too', async () => {
  const errors = { 'address.region': 'Choose a valid state.' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'draft-order-address', errors, problem: 'Choose a valid state.' }, { status: 400 }),
  )
  const address = {
    ...{ firstName: 'Ada', lastName: 'Byron', company: '', addressLine1: '12 Kiln Lane', addressLine2: '' },
    ...{ city: 'Portland', region: 'XX', postalCode: '04101', country: 'US' as const, phone: '' },
  }
  const complete = { ...draft, content: { ...draft.content, email: 'ada@example.com', address } }
  const showGaps = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DraftActions draft={complete} showGaps={showGaps} />
    </StaffContext>,
  )
  await person.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(showGaps).toHaveBeenCalledWith(errors))
})
