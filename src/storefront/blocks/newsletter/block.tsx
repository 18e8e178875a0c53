import { useContentLanguage } from '../../content-text.tsx'
import { FormBlock } from '../form/block.tsx'
import type { NewsletterModel } from '../model.ts'

/** An invitation to the newsletter with its form. */
export function NewsletterBlock({ block: { title, text, layout, form } }: { block: NewsletterModel }) {
  const language = useContentLanguage()
  return (
    <div className={`newsletter-block is-${layout}`}>
      {(title || text) && (
        <div className="newsletter-words" lang={language}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
        </div>
      )}
      <FormBlock block={form} />
    </div>
  )
}
