import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Review } from '#shared/reviews/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ImportReviews } from './import-reviews.tsx'
import { ReviewList } from './review-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const staff = buildStaff({ permissions: ['orders.read', 'reviews.moderate'], website })

const review: Review = {
  ...{ id: '0199a000-93b3-70c2-9830-2a9cedc207e0', state: 'waiting', hideReason: '', source: 'buyer' },
  product: { id: '0199a000-93b3-70c2-9830-2a9cedc207e1', title: 'Harbor Mug', fullUrl: '/shop/p/harbor-mug' },
  ...{
    isVerified: true,
    email: '',
    orderId: null,
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    reply: '',
    repliedAt: null,
  },
  ...{ rating: 4, title: 'Sturdy', body: 'Warm.', name: 'Ada', pictures: [] },
}

test('selected reviews are hidden with a reason, which can be undone', async () => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: { body?: string; method: string }) => {
    if (method === 'POST') sent.push({ path, body: JSON.parse(body!) })
    if (path.includes('list-views')) return Response.json({ views: [] })
    return Response.json(method === 'POST' ? { batchId: 'batch-0001' } : { reviews: [review], next: null })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <ReviewList />
    </StaffContext>,
  )
  expect(await screen.findByText('Sturdy')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: '4 stars' }).length).toBeGreaterThan(0)
  await person.click(screen.getAllByRole('checkbox', { name: /Harbor Mug/ })[0]!)
  await person.click(screen.getByRole('button', { name: 'Hide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam')
  await person.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('1 review hidden.')).toBeTruthy()
  expect(sent).toEqual([
    { path: '/api/owner/reviews/moderate', body: { reviewIds: [review.id], state: 'hidden', reason: 'Spam' } },
  ])
})

test('a file of reviews is checked, says what is left out, and is imported', async () => {
  const plan = {
    ...{ rows: 3, added: 1, repeated: 1, problemCount: 1, batchId: null },
    problems: [{ line: 4, product: 'vase', problem: 'product' }],
  }
  const dryRuns: boolean[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    dryRuns.push(JSON.parse(body).isDryRun)
    return Response.json(plan)
  })
  const { person } = renderInStudio(<ImportReviews />)
  await person.click(screen.getByRole('button', { name: 'Import' }))
  await person.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(screen.getByText('Choose a file.')).toBeTruthy()
  const file = new File(['handle,rating\nmug,5\n'], 'reviews.csv', { type: 'text/csv' })
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await person.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('Line 4 (vase): No product has this handle.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Import 1 review' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(dryRuns).toEqual([true, false])
})
