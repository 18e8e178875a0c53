import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'

/** The owner's text, cleaned when it was saved. */
export function TextBlock({ block }: { block: ModelOf<'text'> }) {
  return (
    <div
      lang={useContentLanguage()}
      className={block.size === 'regular' ? 'prose' : `prose text-${block.size}`}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  )
}
