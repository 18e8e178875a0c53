import { defineScreen } from '../../document/screen.ts'
import type { RestockWords } from '../../products/restock/model.ts'
import { RestockFields } from '../../products/restock/restock-fields.tsx'
import { restockBoxTexts } from '../../products/restock/texts.ts'

/** The sign-up as a page of its own, where it was posted without JavaScript. */
export interface RestockPageModel {
  readonly action: string
  /** The product, with the values of the variant, and its page. */
  readonly product: string
  readonly productPath: string
  readonly isDone: boolean
  /** What became of it, or what is to be done. */
  readonly sentence: string
  readonly isProblem: boolean
  readonly csrfToken: string
  readonly productId: string
  readonly variantId: string
  readonly email: string
  readonly joins: boolean
  readonly texts: RestockWords
  readonly sendsEmails: boolean
  readonly hasMailingList: boolean
}

export const restockScreen = defineScreen<RestockPageModel>({
  component: RestockScreen,
  styles: ['screens/not-found/screen', 'products/restock/restock'],
})

function RestockScreen({ model }: { model: RestockPageModel }) {
  const { product, productPath, isDone, sentence, isProblem, texts } = model
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{product}</h1>
        {!isProblem && <p className="lead">{sentence}</p>}
        {!model.sendsEmails && <p>{restockBoxTexts.withoutEmail}</p>}
        {isDone ? (
          <p>
            <a className="button" href={productPath}>
              {restockBoxTexts.backTo(product)}
            </a>
          </p>
        ) : (
          <form className="restock-form" method="post" action={model.action} noValidate>
            <input type="hidden" name="crumb" value={model.csrfToken} />
            <RestockFields
              productId={model.productId}
              variants={[{ id: model.variantId, title: '' }]}
              placeholder={texts.placeholderText}
              mailingList={model.hasMailingList ? texts.mailingListDescription : null}
              joins={model.joins}
              email={model.email}
              error={isProblem ? sentence : ''}
              idPrefix=""
            />
            <button className="button" type="submit">
              {texts.buttonText}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}
