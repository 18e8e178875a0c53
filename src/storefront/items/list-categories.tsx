import { ContentText } from '../content-text.tsx'
import type { TermLink } from './model.ts'

interface Props {
  readonly label: string
  readonly categories: readonly (TermLink & { readonly isCurrent?: boolean })[]
  /** The whole list where only a part is shown. */
  readonly all?: TermLink | null
}

/** The categories above a list; nothing where there are none. */
export function ListCategories({ label: name, categories, all = null }: Props) {
  if (categories.length === 0 && !all) return null
  return (
    <nav className="item-list-categories" aria-label={name}>
      <ul>
        {all && (
          <li>
            <a href={all.href}>{all.label}</a>
          </li>
        )}
        {categories.map(({ label, href, isCurrent = false }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              <ContentText>{label}</ContentText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
