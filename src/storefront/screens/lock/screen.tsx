import { defineScreen } from '../../document/screen.ts'
import { lockTexts } from './texts.ts'

export interface LockModel {
  readonly title: string
  /** What was wrong with the last password; null before the first one. */
  readonly problem: 'wrong' | 'too-many' | null
  /** The path of what opens with the password. */
  readonly action: string
  /** The address that was asked for, to which the password leads. */
  readonly returnTo: string
}

/** The screen in place of a page that opens with a password; its form is posted to the URL of what is locked. */
export const lockScreen = defineScreen<LockModel>({
  component: LockScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen'],
})

function LockScreen({ model: { title, problem, action, returnTo } }: { model: LockModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{title}</h1>
        <p className="lead">
          {lockTexts.locked}. {lockTexts.enterPassword}
        </p>
        <form method="post" action={action} className="lock-form">
          <input type="hidden" name="_return" value={returnTo} />
          <div className="field">
            <label htmlFor="page-password">{lockTexts.password}</label>
            <input
              id="page-password"
              className="input"
              type="password"
              name="_password"
              autoComplete="current-password"
              required
              maxLength={200}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': 'page-password-problem' })}
            />
            {problem && (
              <p id="page-password-problem" className="field-error" role="alert">
                {problem === 'wrong' ? lockTexts.wrong : lockTexts.tooMany}
              </p>
            )}
          </div>
          <button className="button" type="submit">
            {lockTexts.open}
          </button>
        </form>
      </div>
    </div>
  )
}
