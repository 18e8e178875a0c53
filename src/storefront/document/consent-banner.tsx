import { consentPurposes } from '#shared/consent/choice.ts'
import { policyPath } from '#shared/policies/rules.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { useContentLanguage } from '../content-text.tsx'
import { showConsentScript } from './show-consent.ts'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/**
 * Asks visitors for their consent, near the beginning of the page, so that the first tab stops lead to it. It is hidden at
 * first, because cached pages are the same for everyone; `ConsentScript` shows it to those who have not chosen. Without
 * scripts nothing is asked, and nothing runs.
 */
export function ConsentBanner({ site }: { site: Site }) {
  const { consent } = site
  const language = useContentLanguage()
  if (!consent) return null
  const { version, revision, title, text, labels, purposes } = consent
  const privacy = site.policies.find(({ href }) => href === policyPath('privacy'))
  return (
    <section
      className="consent"
      aria-labelledby="consent-title"
      lang={language}
      data-revision={revision}
      data-consent-banner={version}
      hidden
    >
      <div className="consent-words">
        <h2 id="consent-title" tabIndex={-1}>
          {title}
        </h2>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {/* Whether it is so, only the browser knows. */}
        <p data-consent-refused="" lang={language && 'en'} hidden>
          {documentTexts.trackingRefused}
        </p>
        {privacy && (
          <p>
            <a href={privacy.href}>{privacy.title}</a>
          </p>
        )}
      </div>
      <fieldset className="consent-choices" aria-labelledby="consent-title" hidden>
        {consentPurposes.map(
          (purpose) =>
            purposes[purpose].isAsked && (
              <label key={purpose}>
                <input type="checkbox" name={purpose} />
                <span>
                  <strong>{purposes[purpose].name}</strong>
                  {purposes[purpose].text && <span>{purposes[purpose].text}</span>}
                </span>
              </label>
            ),
        )}
      </fieldset>
      <div className="consent-buttons">
        <button type="button" className="button" data-consent-do="accept">
          {labels.accept}
        </button>
        <button type="button" className="button" data-consent-do="reject">
          {labels.reject}
        </button>
        <button type="button" className="consent-more" data-consent-do="choose" aria-expanded="false">
          {labels.choose}
        </button>
        <button type="button" className="button is-secondary consent-save" data-consent-do="save" hidden>
          {labels.save}
        </button>
      </div>
    </section>
  )
}

/** Shows the banner to those who have not chosen, and the links of the footer that open it: it comes after both. */
export const ConsentScript = () => <script dangerouslySetInnerHTML={{ __html: showConsentScript }} />
