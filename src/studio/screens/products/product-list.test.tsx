import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { listProductsCall } from '#shared/products/api.ts'
import { buildProduct } from '#shared/products/testing/build-product.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { draftOf } from './draft.ts'
import { ProductList } from './product-list.tsx'
import { useProductEditor } from './use-product-editor.ts'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const staff = buildStaff({ permissions: ['products.write'], website })
const mug = buildProduct({ title: 'Harbor Mug' })
const row = {
  ...mug,
  ...{
    priceFromCents: 3400,
    priceToCents: 3400,
    onSale: false,
    variantCount: 1,
    picture: null,
    qtyInStock: 5,
    lowVariants: [],
  },
}

/** The list of products, and the editor of one of them. */
function Products() {
  const [isEditing, setEditing] = useState(false)
  return (
    <StaffContext value={staff}>
      <button type="button" onClick={() => setEditing(!isEditing)}>
        Go
      </button>
      {isEditing ? <Editor /> : <ProductList />}
    </StaffContext>
  )
}

function Editor() {
  const { draft, change, discard } = useProductEditor(mug, draftOf(mug))
  return (
    <>
      <input
        aria-label="Title"
        value={draft.title}
        onChange={(event) => change('title', { title: event.target.value })}
      />
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  )
}

test('the list says which products have unsaved changes, also right after the last key', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith(listProductsCall.path)
      ? Response.json({ products: [row], total: 1, nextCursor: null })
      : Response.json({}, { status: 404 }),
  )
  const { person } = renderInStudio(<Products />)
  const go = () => person.click(screen.getByRole('button', { name: 'Go' }))
  const status = async () => {
    const link = await screen.findByRole('link', { name: 'Harbor Mug' })
    return within(link.closest('tr')!).queryByText(/^(Published|Unsaved changes)$/)?.textContent
  }
  expect(await status()).toBe('Published')
  await go()
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 's')
  await go()
  expect(await status()).toBe('Unsaved changes')
  await go()
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  await go()
  expect(await status()).toBe('Published')
})

test('the list says how many variants are low, and which; of many, the lowest', async () => {
  const low = [
    { title: 'Large / Bone', qtyInStock: 0 },
    { title: 'Small / Bone', qtyInStock: 2 },
    ...Array.from({ length: 12 }, (_, index) => ({ title: `Size ${index}`, qtyInStock: 3 })),
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith(listProductsCall.path)
      ? Response.json({ products: [{ ...row, isLowInStock: true, lowVariants: low }], total: 1, nextCursor: null })
      : Response.json({}, { status: 404 }),
  )
  const { person } = renderInStudio(<Products />)
  const [words] = await screen.findAllByText('14 variants low')
  await person.hover(words!)
  await screen.findByText(/^Large \/ Bone: sold out\s+Small \/ Bone: 2 left[\s\S]*Size 9: 3 left\s+and 2 more$/)
})
