import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DiscountOfLink } from './discount-of-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const listed = { ...buildDiscount({ code: 'KILN10' }), codeCount: 0 }

/** Shows what is said of a link in a shop with these discounts. */
function show(href: string, discounts: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ discounts, next: null, total: discounts.length })
  })
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['discounts.read'], website: {} })}>
      <DiscountOfLink href={href} />
    </StaffContext>,
  )
  return asked
}

test('a link with a code that has ended is named, with the way to its discount', async () => {
  show('/discount/KILN10?redirect=%2Fshop', [{ ...listed, endsAt: Date.now() - 1 }])
  await screen.findByText('KILN10 isn’t active')
  expect(screen.getByRole('link', { name: 'View discount' }).getAttribute('href')).toBe(`/discounts/${listed.id}`)
})

test('a link with a code that no discount has is named', async () => {
  show('/discount/kiln10', [])
  await screen.findByText('No discount has the code KILN10')
})

test('nothing is said of a code that works, and nothing is asked about other links', async () => {
  const asked = show('/discount/KILN10', [listed])
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(show('/shop', [])).toEqual([])
})
