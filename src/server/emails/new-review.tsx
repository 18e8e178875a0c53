import type { Review } from '#shared/reviews/schema.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { reviewEmailTexts as texts } from './review-texts.ts'

interface NewReviewsProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly reviews: readonly Pick<Review, 'id' | 'rating' | 'title' | 'body' | 'name' | 'state' | 'product'>[]
  /** The review in the studio, or the list of several. */
  readonly link: string
}

/** To the owner: what a buyer wrote about one order. */
export function NewReviews({ website, origin, reviews, link }: NewReviewsProps) {
  const [first] = reviews
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={first ? texts.newPreview(texts.ratingOf(first.rating), first.product.title) : ''}
      closing=""
    >
      {(style) => (
        <>
          <Title style={style}>{texts.newTitle(reviews.length)}</Title>
          <Action style={style} href={link}>
            {texts.view}
          </Action>
          {reviews.map((review) => (
            <Part key={review.id} style={style}>
              <Subtitle style={style}>{review.product.title}</Subtitle>
              <Words style={style}>{`${texts.stars(review.rating)} ${texts.by(review.name)}`}</Words>
              {review.title !== '' && <Words style={style}>{review.title}</Words>}
              {review.body !== '' && (
                <Words style={style} isQuiet>
                  {review.body}
                </Words>
              )}
              <Words style={style} isQuiet>
                {review.state === 'published' ? texts.newLead.published : texts.newLead.waiting}
              </Words>
            </Part>
          ))}
        </>
      )}
    </EmailFrame>
  )
}
