import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DiscountEditor } from './discount-editor.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const staffWith = (...permissions: string[]) => buildStaff({ permissions, website })

function open(saved: ReturnType<typeof buildDiscount> | null, ...permissions: string[]) {
  const onCreated = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={staffWith(...permissions)}>
      <DiscountEditor saved={saved} titles={{}} onCreated={onCreated} />
    </StaffContext>,
  )
  return { person, onCreated, summary: within(screen.getByRole('complementary', { name: 'Summary' })) }
}

test('the summary says what the discount does while it is edited', async () => {
  const { person, summary } = open(null, 'discounts.read', 'discounts.write')
  expect(summary.getByText('10% off the whole order.')).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: 'Once per customer' }))
  await person.click(screen.getByRole('radio', { name: 'Minimum amount' }))
  expect(summary.getByText('10% off the whole order, on orders of $50.00 or more, once per customer.')).toBeDefined()
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await person.clear(amount)
  await person.type(amount, '20')
  expect(summary.getByText('10% off the whole order, on orders of $20.00 or more, once per customer.')).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: 'Free shipping' }))
  expect(summary.getByText('Can be combined with free shipping, where these allow it.')).toBeDefined()
})

test('a code is needed, and is sent in capitals with the whole discount', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent(JSON.parse(body))
    return Response.json({ discount: buildDiscount({ id: 'new', code: 'SPRING' }), titles: {}, batchId: 'batch' })
  })
  const { person, onCreated } = open(null, 'discounts.read', 'discounts.write')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a code.')).toBeDefined()
  await person.type(screen.getByRole('textbox', { name: 'Code' }), 'spring')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onCreated).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ ...blankDiscount, code: 'SPRING', title: 'SPRING' })
})

test('someone who may only see discounts changes nothing', () => {
  open(buildDiscount(), 'discounts.read')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect((screen.getByRole('textbox', { name: 'Code' }) as HTMLInputElement).closest('fieldset')!.disabled).toBe(true)
})
