import { formatSizeLimit } from '#shared/files/file-size.ts'
import { pictureTypes, pictureTypesInWords, uploadLimits } from '#shared/files/limits.ts'
import { reviewLimits } from '#shared/reviews/schema.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { RequestedReview, ReviewRequestModel } from './model.ts'
import { StarChoice } from './star-choice.tsx'
import { reviewRequestTexts as texts } from './texts.ts'

/** A buyer reviews what they bought. Works without JavaScript. */
export const reviewRequestScreen = defineScreen<ReviewRequestModel>({
  component: ReviewRequestScreen,
  styles: ['screens/not-found/screen', 'screens/review-request/screen'],
})

function ReviewRequestScreen({ model }: { model: ReviewRequestModel }) {
  const { step, outcome, problem, siteTitle } = model
  const isDone = outcome !== null && problem === null
  if (step === 'over')
    return (
      <div className="wrap not-found">
        <div className="not-found-words">
          <h1>{texts.over}</h1>
          <p className="lead">{texts.overLead}</p>
          <p>
            <a href="/">{texts.shop}</a>
          </p>
        </div>
      </div>
    )
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{isDone ? texts.thanks : texts.title}</h1>
        {isDone ? (
          <p className="lead" role="status">
            {texts[outcome]}
          </p>
        ) : (
          <p className="lead">{texts.lead(siteTitle)}</p>
        )}
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <ReviewForm model={model} />
      </div>
    </div>
  )
}

/** The name comes first and pictures last: the server reads them in this order. */
function ReviewForm({ model: { name, nameProblem, reviews, action } }: { model: ReviewRequestModel }) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="review-form">
      <div className="field">
        <label htmlFor="review-name">{texts.name}</label>
        <input
          id="review-name"
          className="input"
          name="name"
          autoComplete="nickname"
          maxLength={reviewLimits.nameLength}
          required
          defaultValue={name}
          aria-describedby={nameProblem ? 'review-name-error' : 'review-name-help'}
          {...(nameProblem && { 'aria-invalid': true })}
        />
        <p id="review-name-help" className="review-help">
          {texts.nameHelp}
        </p>
        {nameProblem && (
          <p id="review-name-error" className="field-error">
            {nameProblem}
          </p>
        )}
      </div>
      {reviews.map((review) => (
        <ProductFields key={review.productId} review={review} />
      ))}
      <button className="button" type="submit">
        {texts.send}
      </button>
    </form>
  )
}

function ProductFields({ review }: { readonly review: RequestedReview }) {
  const { productId, product, href, picture, rating, title, body, stands, problem } = review
  const language = useContentLanguage()
  const stood = texts.stands[stands]
  return (
    <section className="review-product" aria-labelledby={`product-${productId}`}>
      <div className="review-product-head">
        {picture && <Picture picture={{ ...picture, altText: '' }} sizes="5rem" className="review-product-picture" />}
        <div>
          <h2 id={`product-${productId}`} lang={language}>
            <a href={href}>{product}</a>
          </h2>
          {stood !== '' && <p className="review-help">{stood}</p>}
        </div>
      </div>
      {problem !== null && (
        <p className="field-error" id={`problem-${productId}`}>
          {problem}
        </p>
      )}
      <StarChoice
        name={`rating-${productId}`}
        legend={texts.rating}
        label={texts.ratingOf(product)}
        value={rating}
        {...(problem !== null && { describedBy: `problem-${productId}` })}
      />
      <div className="field">
        <label htmlFor={`title-${productId}`}>{texts.reviewTitle}</label>
        <input
          id={`title-${productId}`}
          className="input"
          name={`title-${productId}`}
          maxLength={reviewLimits.titleLength}
          defaultValue={title}
          aria-label={texts.reviewTitleOf(product)}
        />
      </div>
      <div className="field">
        <label htmlFor={`body-${productId}`}>{texts.body}</label>
        <textarea
          id={`body-${productId}`}
          className="input"
          name={`body-${productId}`}
          rows={4}
          maxLength={reviewLimits.bodyLength}
          defaultValue={body}
          aria-label={texts.bodyOf(product)}
        />
      </div>
      <PictureFields review={review} />
    </section>
  )
}

function PictureFields({ review: { productId, product, pictures } }: { readonly review: RequestedReview }) {
  const help = texts.picturesHelp(pictureTypesInWords, formatSizeLimit(uploadLimits.bytes))
  return (
    <div className="field">
      {pictures.length > 0 && (
        <ul className="review-own-pictures">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture picture={{ ...picture, altText: texts.picture(index + 1, product) }} sizes="5rem" />
              <label className="review-remove">
                <input
                  type="checkbox"
                  name={`remove-${productId}`}
                  value={picture.id}
                  aria-label={texts.removePictureOf(index + 1, product)}
                />
                {texts.removePicture}
              </label>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={`pictures-${productId}`}>{texts.pictures}</label>
      <input
        id={`pictures-${productId}`}
        className="review-files"
        name={`pictures-${productId}`}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        aria-label={texts.picturesOf(product)}
        aria-describedby={`pictures-help-${productId}`}
      />
      <p id={`pictures-help-${productId}`} className="review-help">
        {help}
      </p>
    </div>
  )
}
