import { defineScreen } from '../../document/screen.ts'

export interface ErrorModel {
  /** A short title for the visitor; a sentence or two follow. */
  readonly title: string
  readonly sentence: string
  /** The next step. */
  readonly action: { readonly label: string; readonly href: string }
}

/** The page in place of one that cannot be shown. */
export const errorScreen = defineScreen<ErrorModel>({
  component: ErrorScreen,
  styles: ['screens/not-found/screen'],
})

function ErrorScreen({ model }: { model: ErrorModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{model.title}</h1>
        <p className="lead">{model.sentence}</p>
        <p>
          <a className="button" href={model.action.href}>
            {model.action.label}
          </a>
        </p>
      </div>
    </div>
  )
}
