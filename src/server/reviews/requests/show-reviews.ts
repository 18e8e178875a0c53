import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { reading } from '#server/stores.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { shownNameOf } from '#shared/reviews/rules.ts'
import type { RequestedReview } from '#storefront/screens/review-request/model.ts'
import { reviewRequestScreen } from '#storefront/screens/review-request/screen.tsx'
import { reviewRequestTexts as texts } from '#storefront/screens/review-request/texts.ts'
import { readReviewPictures } from '../review-pictures.ts'
import type { TypedReview } from './read-review-form.ts'
import { reviewsPath } from './review-link.ts'
import type { Reviewable } from './reviewable.ts'
import { reviewsOfPerson } from './save-reviews.ts'

/** What was wrong with a form, and what was typed into it. */
export interface Returned {
  readonly name: string
  readonly typed: ReadonlyMap<string, TypedReview>
  /** By product. */
  readonly problems: ReadonlyMap<string, string>
  readonly isNothingWritten: boolean
  readonly isSaved: boolean
}

interface ShownReviews {
  readonly orderId: string
  /** What was bought; null when the order has nothing to review any more. */
  readonly found: Reviewable | null
  /** The form that was sent; null when the page is opened. */
  readonly returned: Returned | null
}

/** Shows the page on which the buyer of an order reviews what they bought. */
export async function showReviews(
  services: Services,
  page: PageRequest,
  { orderId, found, returned }: ShownReviews,
): Promise<RenderedPage> {
  const site = await siteOf(page)
  const reviews = found ? await reviewsFor(services, page, found, returned) : []
  const nameProblem = returned?.name === '' ? texts.nameMissing : null
  const isWrong =
    nameProblem !== null || (returned !== null && (returned.problems.size > 0 || returned.isNothingWritten))
  const saved = returned?.isSaved ? reviews.filter(({ productId }) => returned.typed.has(productId)) : []
  const outcome =
    saved.length === 0 ? null : saved.every(({ stands }) => stands === 'published') ? 'published' : 'saved'
  const rendered = renderPage({
    site,
    head: {
      pageType: pageTypes.reviewsRequest,
      title: texts.title,
      description: '',
      path: `/order/${orderId}/reviews`,
      canonicalPath: null,
    },
    screen: reviewRequestScreen,
    model: {
      step: found ? 'form' : 'over',
      outcome,
      siteTitle: site.title,
      name: returned?.name || firstNameShown(found),
      nameProblem,
      problem: !isWrong ? null : returned?.isNothingWritten ? texts.nothingWritten : texts.problems,
      reviews,
      action: reviewsPath(services.secret, page.website.id, orderId),
    },
    files: page.files,
    isPersonal: true,
    ...(isWrong && { status: 400 }),
  })
  // The URL contains the key of the order: it must never be sent in a Referer.
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}

/** The products with what is stored of their reviews, or what was typed and could not be saved. */
async function reviewsFor(
  services: Services,
  { website }: PageRequest,
  found: Reviewable,
  returned: Returned | null,
): Promise<RequestedReview[]> {
  const scope = reading(services, website)
  const rows = await reviewsOfPerson(scope, found)
  const pictures = await readReviewPictures(
    scope,
    [...rows.values()].map(({ id }) => id),
  )
  return found.products.map(({ id, title, fullUrl, picture }) => {
    const row = rows.get(id)
    const mine = row && row.state !== 'deleted' ? row : undefined
    const shown = returned?.typed.get(id) ?? mine
    return {
      productId: id,
      product: title,
      href: fullUrl,
      picture: picture && { assetUrl: picture.assetUrl, width: picture.width, height: picture.height },
      rating: shown?.rating ?? null,
      title: shown?.title ?? '',
      body: shown?.body ?? '',
      pictures: mine ? (pictures.get(mine.id) ?? []) : [],
      // Its writer does not see that it was hidden: otherwise they would only send another one.
      stands: !mine ? 'new' : mine.state === 'published' ? 'published' : 'waiting',
      problem: returned?.problems.get(id) ?? null,
    }
  })
}

/** The name that is proposed: that of the order. */
function firstNameShown(found: Reviewable | null): string {
  const person = found?.order.shippingAddress ?? found?.order.billingAddress ?? found?.order.buyer
  return person ? shownNameOf(person.firstName, person.lastName) : ''
}
