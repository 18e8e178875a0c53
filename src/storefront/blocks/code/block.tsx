import { ContentText, useContentLanguage } from '../../content-text.tsx'
import type { CodeModel } from '../model.ts'
import { codeTexts } from './texts.ts'

/** The owner's HTML: cleaned by the server, or in a frame that cannot reach the page and its visitors' data. */
export function CodeBlock({ block: { html, frame, title, height, loadsElsewhere } }: { block: CodeModel }) {
  const language = useContentLanguage()
  if (frame === null) return <div className="prose" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
  const name = title || codeTexts.embedded
  return (
    <div className="code-frame" style={{ height }}>
      {loadsElsewhere ? (
        <a className="code-show" href={frame} data-frame={frame} data-frame-title={name} data-consent="functional">
          {title && (
            <strong>
              <ContentText>{title}</ContentText>
            </strong>
          )}
          <span className="button is-secondary">{codeTexts.show}</span>
          <span className="code-note">{codeTexts.showNote}</span>
        </a>
      ) : (
        <iframe src={frame} title={name} loading="lazy" sandbox="allow-scripts allow-forms allow-popups" />
      )}
    </div>
  )
}
