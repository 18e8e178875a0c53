import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'

/** What someone has said, with who said it below. */
export function QuoteBlock({ block }: { block: ModelOf<'quote'> }) {
  return (
    <figure className="quote-block" lang={useContentLanguage()}>
      <blockquote>
        <p>{block.text}</p>
      </blockquote>
      {block.source && <figcaption>{block.source}</figcaption>}
    </figure>
  )
}
