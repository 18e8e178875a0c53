import { ContentText } from '../../content-text.tsx'
import type { ArchiveModel } from '../model.ts'
import { blockTexts } from '../texts.ts'

/** Links to the parts of a collection. */
export function ArchiveBlock({ block: { id, title, design, showCounts, terms } }: { block: ArchiveModel }) {
  return (
    <nav
      className={`archive-block is-${design}`}
      {...(title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': blockTexts.archive })}
    >
      {title && (
        <h2 id={`${id}-title`}>
          <ContentText>{title}</ContentText>
        </h2>
      )}
      <ul>
        {terms.map(({ label, href, count, size }) => (
          <li key={href} className={design === 'cloud' ? `is-size-${size}` : undefined}>
            <a href={href}>
              <ContentText>{label}</ContentText>
              {showCounts && <span className="archive-count"> ({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
