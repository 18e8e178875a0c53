import { Globe, Link, Mail, Phone } from 'lucide-react'
import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { nameOfLink, networkOf } from './network-of.ts'

/** Links to profiles elsewhere, each with the mark of its network and its name. */
export function SocialLinksBlock({ block: { links, look, size, position } }: { block: ModelOf<'social-links'> }) {
  return (
    <ul className={`social-block is-${size} is-${position} shows-${look}`} lang={useContentLanguage()}>
      {links.map(({ id, href, name }) => (
        <li key={id}>
          <a href={href} rel="me noopener">
            {look !== 'names' && <NetworkIcon href={href} />}
            <span className={look === 'icons' ? 'visually-hidden' : undefined}>{name || nameOfLink(href)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The mark of a network; a plain icon for other links. */
export function NetworkIcon({ href }: { href: string }) {
  const network = networkOf(href)
  if (network) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={network.icon} />
      </svg>
    )
  }
  const Icon = /^mailto:/i.test(href) ? Mail : /^tel:/i.test(href) ? Phone : /^https?:/i.test(href) ? Globe : Link
  return <Icon aria-hidden />
}
