import type { Picture as PictureData } from '#shared/pictures/schema.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import { subscribePageTexts as texts } from './texts.ts'

/** The page on which a subscription begins. */
export interface SubscribeModel {
  /** Null when the link has ended. */
  readonly item: {
    readonly title: string
    readonly options: string
    readonly image: Pick<PictureData, 'assetUrl' | 'width' | 'height' | 'altText'> | null
    /** With how often it is paid. */
    readonly price: string
    /** The day of the first payment after its trial; null without a trial. */
    readonly trialEnds: string | null
    readonly canBuy: boolean
  } | null
  readonly problem: string | null
  readonly action: string
  readonly csrfToken: string
  readonly shopHref: string
}

export const subscribeScreen = defineScreen<SubscribeModel>({
  component: SubscribeScreen,
  styles: ['screens/not-found/screen', 'screens/subscription/screen'],
})

function SubscribeScreen({ model }: { model: SubscribeModel }) {
  const { item, problem, action, csrfToken, shopHref } = model
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{item ? texts.title : texts.over}</h1>
        {item ? (
          <form method="post" action={action} className="subscription-offer">
            <input type="hidden" name="crumb" value={csrfToken} />
            <div className="subscription-item">
              {item.image && <Picture picture={{ ...item.image, altText: '' }} sizes="96px" />}
              <div>
                <h2>
                  <ContentText>{item.title}</ContentText>
                </h2>
                {item.options !== '' && (
                  <p className="subscription-quiet">
                    <ContentText>{item.options}</ContentText>
                  </p>
                )}
                <p className="subscription-price">{item.price}</p>
              </div>
            </div>
            <p>{item.trialEnds === null ? texts.terms : texts.trialTerms(item.trialEnds)}</p>
            {problem !== null && (
              <p className="field-error" role="alert">
                {problem}
              </p>
            )}
            {item.canBuy && (
              <p className="subscription-buttons">
                <button className="button" type="submit" name="to" value="checkout">
                  {texts.toCheckout}
                </button>
                <button className="button is-secondary" type="submit" name="to" value="cart">
                  {texts.toCart}
                </button>
              </p>
            )}
          </form>
        ) : (
          <>
            <p className="lead">{texts.overLead}</p>
            <p>
              <a className="button" href={shopHref}>
                {texts.toShop}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
