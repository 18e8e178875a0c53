import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Review } from '#shared/reviews/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ReviewPage } from './review-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const staff = buildStaff({ permissions: ['orders.read', 'reviews.moderate'], website })

const waiting: Review = {
  ...{ id: '0199a000-93b3-70c2-9830-2a9cedc207e0', state: 'waiting', hideReason: '', source: 'buyer' },
  product: { id: '0199a000-93b3-70c2-9830-2a9cedc207e1', title: 'Harbor Mug', fullUrl: '/shop/p/harbor-mug' },
  ...{ isVerified: true, email: '', orderId: null, createdAt: 1, updatedAt: 1, revision: 1, reply: '' },
  ...{ repliedAt: null, rating: 4, title: 'Sturdy', body: 'Warm.', name: 'Ada', pictures: [] },
}

test('an answer that is being written stays when the review is published, and is saved after that', async () => {
  let stored = waiting
  const answers: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: { body?: string; method: string }) => {
    if (method === 'GET') return Response.json({ review: stored })
    if (path.endsWith('/moderate')) stored = { ...stored, state: 'published', revision: 2 }
    else {
      answers.push(JSON.parse(body!))
      stored = { ...stored, reply: 'Thank you.', revision: 3 }
    }
    return Response.json({ batchId: 'batch-0001' })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <ReviewPage />
    </StaffContext>,
  )
  await person.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Thank you.')
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }).value).toBe('Thank you.')
  await person.click(screen.getByRole('button', { name: 'Save answer' }))
  expect(await screen.findByText('Answer saved.')).toBeTruthy()
  expect(answers).toEqual([{ reply: 'Thank you.', revision: 2 }])
})
