import { FormBlock } from '../../blocks/form/block.tsx'
import type { FormModel } from '../../blocks/form/model.ts'
import { formStyles } from '../../blocks/form/styles.ts'
import { defineScreen } from '../../document/screen.ts'

/** A page behind a link of a newsletter's letters: what it is about, and the one thing to press. */
export interface SubscriptionModel {
  readonly title: string
  readonly sentence: string
  /** Posts to the page's own address, which carries all that is needed; null where nothing is left to do. */
  readonly button: string | null
  /** The way on where there is no button. */
  readonly action: { readonly label: string; readonly href: string }
}

export const subscriptionScreen = defineScreen<SubscriptionModel>({
  component: SubscriptionScreen,
  styles: ['screens/not-found/screen'],
})

function SubscriptionScreen({ model: { title, sentence, button, action } }: { model: SubscriptionModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{title}</h1>
        <p className="lead">{sentence}</p>
        {button ? (
          <form method="post">
            <button className="button" type="submit">
              {button}
            </button>
          </form>
        ) : (
          <p>
            <a className="button" href={action.href}>
              {action.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** The form of the site's footer on a page of its own: where it is posted without a script, and to be linked to. */
export const subscribeScreen = defineScreen<FormModel>({
  component: SubscribeScreen,
  styles: ['screens/not-found/screen', ...formStyles],
})

function SubscribeScreen({ model }: { model: FormModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{model.page.title}</h1>
        <FormBlock block={model} />
      </div>
    </div>
  )
}
