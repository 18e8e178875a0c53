import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReview, StarCounts } from '#shared/reviews/schema.ts'
import { buildReviews } from './build-reviews.ts'
import { Reviews, StarLink } from './reviews.tsx'

const review: ShownReview = {
  ...{ id: 'review-0001', rating: 4, title: 'Sturdy', body: 'Warm.', name: 'Ada', isVerified: true },
  ...{ createdAt: Date.UTC(2026, 10, 20), reply: '', repliedAt: null, pictures: [] },
}

function build(stars: StarCounts, shown: readonly ShownReview[], wanted = { sort: 'newest' as const, page: 1 }) {
  const settings = { locale: 'en-US', timeZone: 'UTC' }
  const reviews = buildReviews({
    ...{ stars, shown, wanted, settings, fullUrl: '/shop/p/mug', siteTitle: 'Kiln', variant: 'blue' },
  })
  return { reviews, html: renderToStaticMarkup(<Reviews reviews={reviews} />) }
}

test('without reviews there is a sentence, and no stars beside the title', () => {
  const { reviews, html } = build([0, 0, 0, 0, 0], [])
  expect(html).toContain('No reviews yet.')
  expect(html).not.toContain('histogram')
  expect(renderToStaticMarkup(<StarLink reviews={reviews} />)).toBe('')
})

test('one review has its stars and no order to choose; several have the shares of each number', () => {
  expect(build([0, 0, 0, 1, 0], [review]).html).not.toContain('Lowest rating')
  const { html } = build([1, 0, 0, 3, 0], [review])
  expect(html).toContain('style="width:75%"')
  expect(html).toContain('Based on 4 reviews')
  expect(html).toContain('3.3')
})

test('links to other reviews keep the chosen variant and lead to the reviews', () => {
  const { reviews } = build([0, 0, 0, 0, 25], [review], { sort: 'newest', page: 2 })
  expect([reviews.previousHref, reviews.nextHref]).toEqual([
    '/shop/p/mug?variant=blue#reviews',
    '/shop/p/mug?variant=blue&page=3#reviews',
  ])
  expect(reviews.sorts.map(({ href }) => href)).toContain('/shop/p/mug?variant=blue&sort=lowest#reviews')
})

test('an answer is shown in the name of the shop, and a script is loaded for pictures alone', () => {
  expect(build([0, 0, 0, 1, 0], [review]).html).not.toContain('data-island')
  const picture = { id: 'asset-0001', assetUrl: '/media/asset-0001/review.jpg', width: 800, height: 600 }
  const { html } = build([0, 0, 0, 1, 0], [{ ...review, reply: 'Thanks', repliedAt: 1, pictures: [picture] }])
  expect(html).toContain('Answer from Kiln')
  expect(html).toContain('data-island="blocks/gallery"')
  expect(html).toContain('alt="Image 1 by Ada"')
})
