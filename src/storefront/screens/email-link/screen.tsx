import { defineScreen } from '../../document/screen.ts'

/** A page behind a link in an email, such as to unsubscribe: a title, a sentence and one button. */
export interface EmailLinkModel {
  readonly title: string
  readonly sentence: string
  /** Posts to the page's own URL, which contains everything; null when nothing is left to do. */
  readonly button: string | null
  /** The link when there is no button. */
  readonly action: { readonly label: string; readonly href: string }
}

export const emailLinkScreen = defineScreen<EmailLinkModel>({
  component: EmailLinkScreen,
  styles: ['screens/not-found/screen'],
})

function EmailLinkScreen({ model: { title, sentence, button, action } }: { model: EmailLinkModel }) {
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
