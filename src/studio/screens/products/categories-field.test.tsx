import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CategoriesField } from './categories-field.tsx'

afterEach(() => vi.unstubAllGlobals())

const categoryId = '0190f5a2-0000-7000-8000-000000000001'
const mugs = {
  ...{ id: categoryId, collectionId: 'collection-1', parentId: null, type: 'CATEGORY', displayName: 'Mugs' },
  ...{ urlId: 'mugs', displayIndex: 0, productCount: 1, sort: null },
}

test('the categories of a product are not shown as ids while their names load', async () => {
  let answer = () => {}
  vi.stubGlobal('fetch', () => {
    return new Promise((resolve) => {
      answer = () => resolve(Response.json({ categories: [mugs] }))
    })
  })
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: [] })}>
      <CategoriesField collectionId="collection-1" categoryIds={[categoryId]} onChange={vi.fn()} />
    </StaffContext>,
  )
  expect(screen.queryByText(categoryId)).toBeNull()
  expect(screen.getByPlaceholderText('Loading…')).toBeDefined()
  answer()
  expect((await screen.findAllByText('Mugs')).length).toBeGreaterThan(0)
})
