import { ContentText } from '../../content-text.tsx'
import type { SiteMenuLink, SiteMenuModel } from '../model.ts'
import { blockTexts } from '../texts.ts'

/** The links of one of the site's menus. Folders are groups below their title; nothing opens or closes. */
export function SiteMenuBlock({ block: { id, title, design, links } }: { block: SiteMenuModel }) {
  return (
    <nav
      className={`site-menu-block is-${design}`}
      {...(title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': blockTexts.siteMenu })}
    >
      {title && (
        <h2 id={`${id}-title`}>
          <ContentText>{title}</ContentText>
        </h2>
      )}
      <Links links={links} />
    </nav>
  )
}

function Links({ links }: { links: readonly SiteMenuLink[] }) {
  return (
    <ul>
      {links.map(({ title, href, newWindow, isCurrent, children }) => (
        <li key={`${href} ${title}`} className={children.length > 0 ? 'is-group' : undefined}>
          {href === null ? (
            <span className="site-menu-group">
              <ContentText>{title}</ContentText>
            </span>
          ) : (
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              {...(newWindow && { target: '_blank', rel: 'noopener' })}
            >
              <ContentText>{title}</ContentText>
            </a>
          )}
          {children.length > 0 && <Links links={children} />}
        </li>
      ))}
    </ul>
  )
}
