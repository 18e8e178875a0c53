import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showEmailLink } from '#server/site/show-email-link.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { reviewLimits } from '#shared/reviews/schema.ts'
import { reviewRequestTexts as texts } from '#storefront/screens/review-request/texts.ts'
import { readReviewPictures } from '../review-pictures.ts'
import { stopTexts } from '../texts.ts'
import { contentOf, isComplete, readName, readTyped, type TypedReview } from './read-review-form.ts'
import { createReviewPosts, type ReadReviewPost } from './read-review-post.ts'
import { refuseRequests } from './refusals.ts'
import { isReviewsKey } from './review-link.ts'
import { type Reviewable, readReviewable } from './reviewable.ts'
import { reviewsOfPerson, saveReviews, type WrittenReview } from './save-reviews.ts'
import { type Returned, showReviews } from './show-reviews.ts'

/**
 * The page on which the buyer of an order reviews what they bought, and the link that ends such emails. The key of the
 * link allows it, without an account and without JavaScript.
 */
export function registerReviewPages(services: Services, serve: ServePage): void {
  const { secret } = services
  const show = (page: PageRequest, orderId: string, found: Reviewable | null, returned: Returned | null) =>
    showReviews(services, page, { orderId, found, returned })
  const readPost = createReviewPosts(services)
  const isAllowed = ({ website, query }: PageRequest, orderId: string) =>
    website.settings.reviews.isOn && isReviewsKey(secret, website.id, orderId, query.get('key') ?? '')
  const orderIdOf = (parameters: unknown) => (parameters as { orderId: string }).orderId

  serve('GET', '/order/:orderId/reviews', async (page, { params }) => {
    const orderId = orderIdOf(params)
    if (!isAllowed(page, orderId)) return showNotFound(page, { isPersonal: true })
    return show(page, orderId, await readReviewable(reading(services, page.website), orderId), null)
  })

  serve(
    'POST',
    '/order/:orderId/reviews',
    async (page, request) => {
      const orderId = orderIdOf(request.params)
      if (!isAllowed(page, orderId)) return showNotFound(page, { isPersonal: true })
      const found = await readReviewable(reading(services, page.website), orderId)
      if (!found) return show(page, orderId, null, null)
      const stored = await storedPictures(page, found)
      const staying = (productId: string, removed: ReadonlySet<string>) =>
        (stored.get(productId) ?? []).filter(({ id }) => !removed.has(id))
      const post = await readPost(page.website, request, orderId, (productId, inputs) => {
        const typed = readTyped(inputs, productId)
        const isOurs = found.products.some(({ id }) => id === productId)
        if (!isOurs || !isComplete(readName(inputs), typed)) return 0
        return reviewLimits.pictures - staying(productId, typed.removedIds).length
      })
      return show(page, orderId, found, await save(page, found, post, staying))
    },
    { takesFiles: true },
  )

  for (const method of ['GET', 'POST'] as const)
    serve(method, '/order/:orderId/reviews/stop', async (page, { params }) => {
      const orderId = orderIdOf(params)
      const isKnown = isReviewsKey(secret, page.website.id, orderId, page.query.get('key') ?? '')
      if (!isKnown) return showNotFound(page, { isPersonal: true })
      // The link changes nothing by itself: mail programs open links to check them.
      if (method === 'GET') return showEmailLink(page, stopTexts.mayStop, { pageType: pageTypes.page })
      await changing(services, page.website, null, (scope) => refuseRequests(scope, orderId, Date.now()))
      return showEmailLink(page, stopTexts.stopped, { pageType: pageTypes.page })
    })

  async function storedPictures({ website }: PageRequest, found: Reviewable) {
    const scope = reading(services, website)
    const rows = [...(await reviewsOfPerson(scope, found)).values()]
    const pictures = await readReviewPictures(
      scope,
      rows.map(({ id }) => id),
    )
    return new Map(rows.map((row) => [row.product_id, pictures.get(row.id) ?? []]))
  }

  async function save(
    page: PageRequest,
    found: Reviewable,
    { inputs, pictureIds, pictureProblems }: ReadReviewPost,
    staying: (productId: string, removed: ReadonlySet<string>) => readonly { readonly id: string }[],
  ): Promise<Returned> {
    const name = readName(inputs)
    const typed = new Map<string, TypedReview>()
    const problems = new Map<string, string>()
    const written: WrittenReview[] = []
    for (const { id } of found.products) {
      const one = readTyped(inputs, id)
      const isEmpty = one.rating === null && one.title === '' && one.body === '' && !pictureProblems.has(id)
      if (isEmpty) continue
      typed.set(id, one)
      if (one.rating === null) problems.set(id, texts.ratingMissing)
      else if (one.body.length > reviewLimits.bodyLength) problems.set(id, texts.bodyTooLong)
      else if (pictureProblems.has(id) && name !== '') problems.set(id, pictureProblems.get(id)!)
      if (!isComplete(name, one)) continue
      const kept = staying(id, one.removedIds).map((picture) => picture.id)
      const all = [...new Set([...kept, ...(pictureIds.get(id) ?? [])])].slice(0, reviewLimits.pictures)
      written.push({ productId: id, content: contentOf(name, one), pictureIds: all })
    }
    if (written.length > 0)
      await changing(services, page.website, null, (scope) => saveReviews(scope, found, written, Date.now()))
    return { name, typed, problems, isNothingWritten: typed.size === 0, isSaved: written.length > 0 }
  }
}
