import type { PolicyLink } from '#shared/policies/rules.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { screenTexts } from '../texts.ts'

export interface PolicyModel {
  readonly title: string
  /** The owner's text, cleaned when it was saved. */
  readonly html: string
  /** A date as text; null when it is not known. */
  readonly editedOn: string | null
  /** The shop's other policies. */
  readonly others: readonly PolicyLink[]
}

/** One policy of the shop on a page of its own. */
export const policyScreen = defineScreen<PolicyModel>({
  component: PolicyScreen,
  styles: ['screens/policy/screen'],
})

function PolicyScreen({ model: { title, html, editedOn, others } }: { model: PolicyModel }) {
  return (
    <div className="wrap policy">
      <header>
        <h1>{title}</h1>
        {editedOn && <p className="policy-date">{screenTexts.lastUpdated(editedOn)}</p>}
      </header>
      <div className="prose" lang={useContentLanguage()} dangerouslySetInnerHTML={{ __html: html }} />
      {others.length > 0 && (
        <nav className="policy-others" aria-label={screenTexts.otherPolicies}>
          <ul>
            {others.map((policy) => (
              <li key={policy.href}>
                <a href={policy.href}>{policy.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
