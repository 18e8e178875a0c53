import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { OwnAmounts } from '#shared/products/own-amounts/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OwnAmountFields } from './own-amount-fields.tsx'

function show(currency: string) {
  const saved: (OwnAmounts | undefined)[] = []
  const staff = buildStaff({ permissions: [], website: { currency, locale: 'en-US', timeZone: 'UTC' } })
  function Editor() {
    const [ownAmounts, setAmounts] = useState<OwnAmounts | undefined>()
    const change = (_place: string, next: OwnAmounts | undefined) => {
      saved.push(next)
      setAmounts(next)
    }
    return <OwnAmountFields ownAmounts={ownAmounts} onChange={change} />
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Editor />
    </StaffContext>,
  )
  return { saved, person }
}

test('an owner lets customers enter an amount, sets its limits, and takes it back', async () => {
  const { saved, person } = show('USD')
  const allowed = screen.getByRole('checkbox', { name: /Let customers enter their own amount/ })
  expect(screen.queryByRole('textbox')).toBeNull()
  await person.click(allowed)
  expect(saved.at(-1)).toEqual({ leastCents: 1000, mostCents: 50_000 })
  const largest = screen.getByRole('textbox', { name: 'Largest amount' })
  await person.clear(largest)
  await person.type(largest, '200')
  expect(saved.at(-1)).toEqual({ leastCents: 1000, mostCents: 20_000 })
  await person.click(allowed)
  expect(saved.at(-1)).toBeUndefined()
})

test('the first limits are worth as much in a currency without decimals', async () => {
  const { saved, person } = show('JPY')
  await person.click(screen.getByRole('checkbox'))
  expect(saved.at(-1)).toEqual({ leastCents: 100_000, mostCents: 5_000_000 })
})
