import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { type DraftVariant, newVariant } from '../draft.ts'
import { unreadOf } from '../unread-fields.ts'
import { SingleVariant } from './single-variant.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: [], website })

/** The fields of a variant that costs 20.00, and its drafts as the preview gets them. */
function show() {
  const drafts: DraftVariant[] = []
  function Editor() {
    const [variant, setVariant] = useState({ ...newVariant({}), priceCents: 2000 })
    return (
      <>
        <SingleVariant
          variant={variant}
          productType={productTypes.physical}
          isBundle={false}
          onChange={(_place, next) => {
            drafts.push(next)
            setVariant(next)
          }}
        />
        <button type="button" onClick={() => setVariant({ ...variant, priceCents: 700 })}>
          Elsewhere
        </button>
      </>
    )
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Editor />
    </StaffContext>,
  )
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ })
  return { person, drafts, price, prices: () => drafts.map(({ priceCents }) => priceCents) }
}

test('the preview follows each key of the price and of the stock, and the field stays as it was typed', async () => {
  const { person, drafts, price, prices } = show()
  await person.clear(price)
  await person.type(price, '34.5')
  expect([prices().at(-1), price.value]).toEqual([3450, '34.5'])
  await person.tab()
  expect(price.value).toBe('34.50')
  const stock = screen.getByRole('textbox', { name: 'Stock' })
  await person.clear(stock)
  await person.type(stock, '12')
  expect(drafts.at(-1)).toMatchObject({ qtyInStock: 12, priceCents: 3450 })
})

test('a percentage changes the price that was there before the first key', async () => {
  const { person, price, prices } = show()
  await person.clear(price)
  await person.type(price, '+10%')
  await person.tab()
  expect([prices().at(-1), price.value]).toEqual([2200, '22.00'])
})

test('what cannot be read is shown when the field is left, changes no price, and stays in the draft until it is corrected', async () => {
  const { person, drafts, price, prices } = show()
  await person.clear(price)
  await person.type(price, '5 cups')
  expect(screen.queryByText(/^Enter a price/)).toBeNull()
  await person.tab()
  expect(screen.getByText(/^Enter a price/)).toBeDefined()
  expect([prices().at(-1), price.value]).toEqual([2000, '5 cups'])
  expect(unreadOf({ variants: [drafts.at(-1)!] })).toEqual(['5 cups'])
  await person.clear(price)
  await person.type(price, '5')
  await person.tab()
  expect([prices().at(-1), unreadOf({ variants: [drafts.at(-1)!] })]).toEqual([500, []])
})

test('a price that changes elsewhere is shown', async () => {
  const { person, price } = show()
  await person.type(price, '{backspace}9')
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(price.value).toBe('7.00')
})
