import type { Appearance } from '#shared/websites/appearance.ts'
import { Picture } from './picture.tsx'

interface SiteLogoProps extends Pick<Appearance, 'logo' | 'logoOnDark'> {
  readonly title: string
  /** In pixels, at most. */
  readonly height: number
  /** Only where there is one logo: a browser would load both. */
  readonly loading?: 'lazy' | 'eager'
}

/**
 * The logo of a site; its title as text where it has none. With a second logo for dark backgrounds both are in the page,
 * and the colors around them decide which one is seen and loaded (`logoStyle`).
 */
export function SiteLogo({ logo, logoOnDark, title, height, loading = 'lazy' }: SiteLogoProps) {
  if (!logo) return title
  // A logo can have transparent parts, which a color behind it would fill.
  const altText = logo.altText || title
  const propsOf = (picture: typeof logo) => ({
    picture: { ...picture, altText, colorData: null },
    sizes: `${Math.round((height * picture.width) / picture.height)}px`,
  })
  if (!logoOnDark) return <Picture {...propsOf(logo)} loading={loading} />
  return (
    <>
      <Picture {...propsOf(logo)} className="logo-on-light" />
      <Picture {...propsOf(logoOnDark)} className="logo-on-dark" />
    </>
  )
}
