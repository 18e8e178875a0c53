import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { newVariant, type ProductDraft } from '../draft.ts'
import { GiftCardValues } from './gift-card-values.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: [], website })

type Values = Pick<ProductDraft, 'options' | 'variants'>

/** The list as the editor of a product holds it. */
function Editor({ first, onSaved }: { readonly first: Values; readonly onSaved: (values: Values) => void }) {
  const [values, setValues] = useState(first)
  return (
    <GiftCardValues
      productType={productTypes.giftCard}
      {...values}
      change={(_place, change) => {
        const next = { ...values, ...(change as Partial<Values>) }
        setValues(next)
        onSaved(next)
      }}
    />
  )
}

test('values are amounts, and each is named by its amount', async () => {
  const saved: Values[] = []
  const variants = [2500, 5000].map((priceCents) => ({ ...newVariant({}), priceCents }))
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Editor
        first={{ options: [{ name: 'Value', display: 'radio' }], variants }}
        onSaved={(next) => saved.push(next)}
      />
    </StaffContext>,
  )
  const second = screen.getByRole('textbox', { name: 'Value 2' })
  await person.clear(second)
  await person.type(second, '75.50')
  expect(saved.at(-1)!.variants).toMatchObject([{ attributes: { Value: '$25' } }, { attributes: { Value: '$75.50' } }])
  await person.type(second, 'x')
  expect(saved.at(-1)!.variants[1]!.attributes).toEqual({ Value: '' })
  await person.click(screen.getByRole('button', { name: 'Remove value 2' }))
  expect(saved.at(-1)).toMatchObject({ options: [], variants: [{ priceCents: 2500, attributes: {} }] })
})
