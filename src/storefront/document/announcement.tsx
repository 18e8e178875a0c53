import { X } from 'lucide-react'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { useContentLanguage } from '../content-text.tsx'
import { hideClosedScript } from './hide-closed.ts'
import { documentTexts } from './texts.ts'

/** One line above the header of each page. One that was closed is hidden before the first paint. */
export function Announcement({ announcement }: { announcement: NonNullable<HeaderFooter['header']['announcement']> }) {
  const { text, href, colors, isDismissible } = announcement
  const language = useContentLanguage()
  return (
    <>
      <aside
        className={`announcement is-${colors}`}
        aria-label={documentTexts.announcement}
        data-announcement={isDismissible ? `${text} ${href ?? ''}` : undefined}
      >
        {href ? (
          <a href={href} lang={language}>
            {text}
          </a>
        ) : (
          <p lang={language}>{text}</p>
        )}
        {isDismissible && (
          <button className="icon-button announcement-close" type="button" aria-label={documentTexts.closeAnnouncement}>
            <X aria-hidden />
          </button>
        )}
      </aside>
      {isDismissible && <script dangerouslySetInnerHTML={{ __html: hideClosedScript }} />}
    </>
  )
}
