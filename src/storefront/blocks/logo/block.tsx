import { useContentLanguage } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { LogoModel } from '../model.ts'

/** The logo of the site as a picture, or its title in the font of headings. */
export function LogoBlock({ block: { picture, title, height, href, position } }: { block: LogoModel }) {
  const language = useContentLanguage()
  const width = picture ? Math.round((height * picture.width) / picture.height) : 0
  const logo = picture ? (
    <Picture picture={{ ...picture, altText: picture.altText || title, colorData: null }} sizes={`${width}px`} />
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
