import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listSignUpGroupsCall, type SignUpGroup, sendAllRestockCall } from '#shared/restock/api.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { RestockList } from './restock-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const staffWith = (canSendEmail: boolean) =>
  buildStaff({ permissions: ['orders.read', 'orders.manage'], website: { ...website, canSendEmail } })

const group = (changes: Partial<SignUpGroup>): SignUpGroup => ({
  ...{ productId: 'product-1', variantId: 'variant-1', productTitle: 'Moon Jar', sku: 'MOON', attributes: {} },
  ...{ unlimited: false, qtyInStock: 0, picture: null, signUpCount: 3, firstSignUpAt: 0, lastSignUpAt: 0 },
  ...changes,
})

/** The screen with the groups of two pages, and the bodies that it sends. */
function open(first: SignUpGroup[], second: SignUpGroup[] = [], canSendEmail = true) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address === sendAllRestockCall.path) {
      sent.push(JSON.parse(body!))
      return Response.json({ sent: 1, soldOut: 0 })
    }
    const isSecond = address === `${listSignUpGroupsCall.path}?cursor=next-page`
    if (isSecond) return Response.json({ signUpGroups: second, hasNextPage: false, nextPageCursor: null })
    const nextPageCursor = second.length > 0 ? 'next-page' : null
    return Response.json({ signUpGroups: first, hasNextPage: nextPageCursor !== null, nextPageCursor })
  })
  const { person } = renderInStudio(
    <StaffContext value={staffWith(canSendEmail)}>
      <RestockList />
    </StaffContext>,
  )
  return { person, sent }
}

test('the owner sees what people wait for, page by page', async () => {
  const bowl = group({ variantId: 'variant-2', productTitle: 'Bowl', attributes: { Size: 'M' } })
  const { person } = open([group({})], [bowl])
  await screen.findByText('Moon Jar')
  await person.click(screen.getByRole('button', { name: /more/i }))
  await screen.findByText('Bowl (M)')
  expect(screen.queryByRole('button', { name: 'Send all in stock' })).toBeNull()
})

test('without a mail server nothing can be sent, and the screen says that people wait', async () => {
  open([group({ qtyInStock: 4 })], [], false)
  await screen.findByText('Moon Jar')
  expect(screen.getByText(/They keep their place until email is set up\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send all in stock' })).toBeNull()
})

test('all that is in stock is sent at once, and nothing that is sold out', async () => {
  const { person, sent } = open([group({}), group({ variantId: 'variant-2', productTitle: 'Bowl', qtyInStock: 3 })])
  await person.click(await screen.findByRole('button', { name: 'Send all in stock' }))
  await screen.findByText('Sending notices for 1 item.')
  expect(sent).toEqual([{ sendRequests: [{ productId: 'product-1', variantId: 'variant-2' }] }])
})

test('more emails than units are sent only after a question', async () => {
  const { person, sent } = open([group({ qtyInStock: 2 })])
  await person.click(await screen.findByRole('button', { name: 'Send all in stock' }))
  await screen.findByText(/^More people are waiting than you have in stock\./)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Send all in stock' }))
  await person.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText('Sending notices for 1 item.')
  expect(sent).toHaveLength(1)
})

test('where nobody waits, the screen says what it is for', async () => {
  open([])
  await screen.findByText('No one is waiting')
})
