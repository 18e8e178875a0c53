import { ArrowDown, BadgeCheck } from 'lucide-react'
import { useContentLanguage } from '../../../content-text.tsx'
import { Picture } from '../../../pictures/picture.tsx'
import { pictureUrl } from '../../../pictures/widths.ts'
import { Stars } from '../../../products/stars/stars.tsx'
import { starTexts } from '../../../products/stars/texts.ts'
import type { ReviewModel, ReviewsModel } from './model.ts'
import { reviewTexts as texts } from './texts.ts'

/** The place of the reviews on the page, which links lead to. */
const REVIEWS_ID = 'reviews'

/** The stars of a product beside its title, which lead to its reviews; nothing without reviews. */
export function StarLink({ reviews: { average, count } }: { readonly reviews: ReviewsModel }) {
  if (average === null) return null
  return (
    <p className="product-stars">
      <a className="star-line" href={`#${REVIEWS_ID}`} data-event="ReviewsVitalsAnchorLink">
        <Stars value={average} />
        <span>{starTexts.count(count)}</span>
      </a>
    </p>
  )
}

/** The line among the facts of a product that leads to its reviews. */
export function ReviewsTab({ reviews: { count } }: { readonly reviews: ReviewsModel }) {
  return (
    <a className="reviews-tab" href={`#${REVIEWS_ID}`} data-event="ReviewsTab">
      {texts.titleOf(count)}
      <ArrowDown aria-hidden />
    </a>
  )
}

/** All about the reviews of a product: the average, how it comes about, and a page of them. */
export function Reviews({ reviews }: { readonly reviews: ReviewsModel }) {
  const { average, count, pages } = reviews
  return (
    <section className="wrap reviews" id={REVIEWS_ID} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{count === 0 ? texts.title : texts.titleOf(count)}</h2>
      {average === null ? (
        <p className="reviews-none">{texts.none}</p>
      ) : (
        <div className="reviews-columns">
          <Summary reviews={reviews} average={average} />
          <div className="reviews-main">
            {count > 1 && <SortLinks reviews={reviews} />}
            <ReviewList reviews={reviews} />
            {pages > 1 && <PageLinks reviews={reviews} />}
          </div>
        </div>
      )}
    </section>
  )
}

function Summary({ reviews: { stars, count }, average }: { readonly reviews: ReviewsModel; readonly average: number }) {
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <strong>{average.toFixed(1)}</strong> <span>{texts.outOf}</span>
      </p>
      <Stars value={average} isSilent />
      <p className="reviews-based">{texts.basedOn(count)}</p>
      <ul className="histogram" aria-label={texts.ratings}>
        {stars
          .map((number, place) => ({ number, rating: place + 1 }))
          .toReversed()
          .map(({ number, rating }) => (
            <li key={rating}>
              <span>{texts.starsOf(rating)}</span>
              <span className="histogram-bar" aria-hidden>
                <span style={{ width: `${(number * 100) / count}%` }} />
              </span>
              <span className="histogram-count">{texts.share(number)}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

function SortLinks({ reviews: { sorts, sort } }: { readonly reviews: ReviewsModel }) {
  return (
    <nav className="reviews-sorts" aria-label={texts.sortBy}>
      {sorts.map((one) => (
        <a key={one.sort} href={one.href} rel="nofollow" aria-current={one.sort === sort || undefined}>
          {texts.sorts[one.sort]}
        </a>
      ))}
    </nav>
  )
}

/** Pictures open in the lightbox of galleries, whose script is loaded by the first press: most visitors need none. */
function ReviewList({ reviews: { reviews, siteTitle } }: { readonly reviews: ReviewsModel }) {
  const hasPictures = reviews.some(({ pictures }) => pictures.length > 0)
  return (
    <ul
      className="review-list"
      {...(hasPictures && { 'data-island': 'blocks/gallery', 'data-when': 'interaction', 'data-lightbox': 'dark' })}
    >
      {reviews.map((review) => (
        <Review key={review.id} review={review} siteTitle={siteTitle} />
      ))}
    </ul>
  )
}

function Review({ review, siteTitle }: { readonly review: ReviewModel; readonly siteTitle: string }) {
  const { id, rating, title, body, name, isVerified, day, pictures, reply } = review
  const language = useContentLanguage()
  return (
    <li className="review">
      <div className="review-head">
        <Stars value={rating} />
        <time dateTime={day.iso}>{day.words}</time>
      </div>
      {title !== '' && (
        <h3 className="review-title" lang={language}>
          {title}
        </h3>
      )}
      {body !== '' && (
        <p className="review-body" lang={language}>
          {body}
        </p>
      )}
      <p className="review-by">
        <span lang={language}>{name}</span>
        {isVerified && (
          <span className="review-verified">
            <BadgeCheck aria-hidden />
            {texts.verified}
          </span>
        )}
      </p>
      {pictures.length > 0 && (
        <ul className="review-pictures">
          {pictures.map((picture, index) => (
            <li key={picture.id} id={`review-${id}-${index + 1}`}>
              <a
                href={pictureUrl(picture.assetUrl, 2500)}
                data-enlarge=""
                data-pressed=""
                data-title={title || undefined}
              >
                <Picture picture={{ ...picture, altText: texts.picture(index + 1, name) }} sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className="review-reply">
          <p className="review-reply-head">
            <strong>{texts.answer(siteTitle)}</strong>
            {reply.day && <time dateTime={reply.day.iso}>{reply.day.words}</time>}
          </p>
          <p className="review-body" lang={language}>
            {reply.body}
          </p>
        </div>
      )}
    </li>
  )
}

function PageLinks({ reviews: { page, pages, previousHref, nextHref } }: { readonly reviews: ReviewsModel }) {
  return (
    <nav className="page-links reviews-pages" aria-label={texts.pages}>
      {previousHref && (
        <a className="button is-secondary" href={previousHref} rel="nofollow">
          {texts.previous}
        </a>
      )}
      <p>{texts.page(page, pages)}</p>
      {nextHref && (
        <a className="button is-secondary" href={nextHref} rel="nofollow">
          {texts.next}
        </a>
      )}
    </nav>
  )
}
