import { useContentLanguage } from '../../content-text.tsx'
import { SiteLogo } from '../../pictures/site-logo.tsx'
import type { LogoModel } from '../model.ts'

/** The logo of the site as a picture, or its title in the font of headings. */
export function LogoBlock({ block }: { block: LogoModel }) {
  const { picture, onDark, title, height, href, position } = block
  const language = useContentLanguage()
  const logo = picture ? (
    <SiteLogo logo={picture} logoOnDark={onDark} title={title} height={height} />
  ) : (
    <span className="logo-words" lang={language}>
      {title}
    </span>
  )
  return (
    <div className={`logo-block is-${position}`} style={{ '--height': `${height}px` } as object}>
      {href ? <a href={href}>{logo}</a> : logo}
    </div>
  )
}
