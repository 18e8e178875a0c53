import { FormBlock } from '../../blocks/form/block.tsx'
import type { FormModel } from '../../blocks/form/model.ts'
import { formStyles } from '../../blocks/form/styles.ts'
import { defineScreen } from '../../document/screen.ts'

/** A page behind a link in a newsletter email: its subject, and one button. */
export interface SubscriptionModel {
  readonly title: string
  readonly sentence: string
  /** Posts to the page's own URL, which contains everything; null when nothing is left to do. */
  readonly button: string | null
  /** The link when there is no button. */
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

/** The form of the site's footer on a page of its own: the target of its plain post, and for links. */
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
