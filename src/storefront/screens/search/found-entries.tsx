import { useContentLanguage } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { FoundEntry, MarkedText } from './model.ts'

/** Found pages or items. Each is one link's target: its title. */
export function FoundEntries({ entries }: { entries: readonly FoundEntry[] }) {
  const language = useContentLanguage()
  return (
    <ul className="found-entries">
      {entries.map(({ id, href, title, excerpt, picture, date, collectionTitle }) => (
        <li key={id} className={picture ? 'found-entry' : 'found-entry has-no-picture'}>
          {picture && (
            <div className="found-entry-picture">
              <Picture picture={{ ...picture, altText: '' }} sizes="(min-width: 720px) 180px, 96px" />
            </div>
          )}
          <div className="found-entry-words">
            <h3 lang={language}>
              <a href={href}>
                <Marked text={title} />
              </a>
            </h3>
            {(date || collectionTitle) && (
              <p className="found-entry-facts">
                {collectionTitle && <span lang={language}>{collectionTitle}</span>}
                {date && <time dateTime={date.iso}>{date.words}</time>}
              </p>
            )}
            {excerpt.length > 0 && (
              <p lang={language}>
                <Marked text={excerpt} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are drawn once
    isFound ? <mark key={index}>{part}</mark> : part,
  )
}
