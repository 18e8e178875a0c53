import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'

/** Titles that open a text below them, by the browser alone: no script is needed. */
export function AccordionBlock({ block }: { block: ModelOf<'accordion'> }) {
  const { id, items, isFirstOpen, isOneOpen, hasDividers, icon } = block
  const classes = ['accordion-block', `has-${icon}`, hasDividers && 'has-dividers']
  return (
    <div className={classes.filter(Boolean).join(' ')} lang={useContentLanguage()}>
      {items.map((item, index) => (
        // A shared name lets the browser close the others.
        <details key={item.id} name={isOneOpen ? `accordion-${id}` : undefined} open={isFirstOpen && index === 0}>
          <summary>{item.title}</summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: item.html }} />
        </details>
      ))}
    </div>
  )
}
