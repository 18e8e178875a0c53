import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderTags } from './order-tags.tsx'
import { TagForm } from './tag-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const order = buildOrder({ tags: ['wholesale'] })

function draw(permissions: string[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body, method = 'GET' }: { body?: string; method?: string } = {}) => {
    if (method === 'GET') return Response.json({ tags: ['rush', 'wholesale'] })
    sent.push(JSON.parse(body!))
    return Response.json({ order })
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website: {} })}>
      <OrderTags order={order} />
    </StaffContext>,
  )
  return { person, sent }
}

test('each tag that is typed is saved at once, and the field stays ready for the next', async () => {
  const { person, sent } = draw(['orders.manage'])
  const field = screen.getByRole('combobox', { name: 'Tags' })
  await person.type(field, 'rush{Enter}')
  await waitFor(() => expect(sent).toEqual([{ add: ['rush'], remove: [] }]))
  expect(document.activeElement).toBe(field)
})

test('staff who only read orders see the tags', () => {
  draw(['orders.read'])
  screen.getByText('wholesale')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a tag that no order has can be added to many, but not removed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ tags: ['rush'] }))
  const confirm = vi.fn()
  const { person } = renderInStudio(<TagForm busyWith={null} close={() => {}} onConfirm={confirm} />)
  const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove tag' })
  const field = screen.getByRole('combobox', { name: 'Tag' })
  await person.type(field, 'gift')
  await person.click(remove())
  expect(screen.getByText('No order has this tag.')).toBeDefined()
  expect(confirm).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Add tag' }))
  expect(confirm).toHaveBeenCalledWith('add-tag', 'gift')
  await person.clear(field)
  await person.type(field, 'rush')
  await person.click(remove())
  expect(confirm).toHaveBeenLastCalledWith('remove-tag', 'rush')
})
