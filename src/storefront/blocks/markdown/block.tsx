import { useContentLanguage } from '../../content-text.tsx'
import type { MarkdownModel } from '../model.ts'

/** Markdown as HTML that the server has made and cleaned. */
export function MarkdownBlock({ block }: { block: MarkdownModel }) {
  return (
    <div
      className="prose markdown-block"
      lang={useContentLanguage()}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  )
}
