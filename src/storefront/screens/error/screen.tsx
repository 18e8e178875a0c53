import { defineScreen } from '../../document/screen.ts'

export interface ErrorModel {
  /** What went wrong, for the visitor, in a few words and in a sentence or two. */
  readonly title: string
  readonly sentence: string
  /** The way on. */
  readonly action: { readonly label: string; readonly href: string }
}

/** The page in place of one that cannot be shown (§2, type 101). */
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
