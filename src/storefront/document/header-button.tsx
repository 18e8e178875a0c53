import { ContentText } from '../content-text.tsx'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/** The owner's button: beside the menu on a wide screen, in the menu on a phone. */
export function HeaderButton({ site }: { site: Site }) {
  const button = site.appearance.header?.button
  // A link to a page that visitors do not see leads nowhere.
  if (!button?.href) return null
  return (
    <a
      className="button site-action"
      href={button.href}
      {...(button.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      <ContentText>{button.text}</ContentText>
      {button.newWindow && <span className="visually-hidden"> {documentTexts.opensInNewWindow}</span>}
    </a>
  )
}
