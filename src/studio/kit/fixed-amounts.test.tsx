import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { FixedPrices } from '#shared/currencies/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FixedAmounts } from './fixed-amounts.tsx'

function open(currencies: string[] | undefined, before: FixedPrices = {}) {
  let now = before
  function Fields() {
    const [amounts, setAmounts] = useState(before)
    now = amounts
    return <FixedAmounts label="Price" amounts={amounts} onChange={setAmounts} />
  }
  const website = { locale: 'en-US', currency: 'EUR', ...(currencies && { currencies }) }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: [], website })}>
      <Fields />
    </StaffContext>,
  )
  return { person, amounts: () => now }
}

test('each other currency has a field, which is converted where it is empty', async () => {
  const { person, amounts } = open(['GBP', 'JPY'], { JPY: 50_000 })
  const pounds = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, GBP' })
  expect([pounds.value, pounds.placeholder]).toEqual(['', 'Converted'])
  await person.type(pounds, '4.50')
  expect(amounts()).toEqual({ GBP: 450, JPY: 50_000 })
  await person.clear(screen.getByRole('textbox', { name: 'Price, JPY' }))
  expect(amounts()).toEqual({ GBP: 450 })
})

test('a shop with one currency has no such fields', () => {
  open(undefined)
  expect(screen.queryByRole('textbox')).toBeNull()
})
