import { useContentLanguage } from '../../content-text.tsx'
import type { TextModel } from '../model.ts'

/** The owner's text, cleaned when it was saved. */
export function TextBlock({ block }: { block: TextModel }) {
  return (
    <div
      lang={useContentLanguage()}
      className={block.size === 'regular' ? 'prose' : `prose text-${block.size}`}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  )
}
