import { pageThemeOf } from '#shared/styles/schema.ts'
import { fontsToPreload } from './fonts.ts'
import { initialIcon } from './initial-icon.ts'
import type { PageHead } from './page-head.ts'
import type { Site } from './site.ts'
import { imageSize, imageUrl, structuredScript } from './structured-data.ts'

interface Props {
  readonly site: Site
  readonly head: PageHead
  readonly styleFiles: readonly string[]
  /** The URL of the script that every page loads. */
  readonly runtime: string
}

/** Where the inline styles are in the head: they are added to its HTML. Words of the owner are escaped in it. */
export const STYLE_SLOT = '<style></style>'

/** Everything in `<head>`: metadata, the place of critical styles, and the fonts and script to fetch first. */
export function Head({ site, head, styleFiles, runtime }: Props) {
  const structured = head.canonicalPath === null ? null : structuredScript(head.structuredData ?? [])
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{titleOf(site, head)}</title>
      {fontsToPreload(site.styles).map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {styleFiles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      <style />
      <script type="module" src={runtime} />
      <SearchAndSharing site={site} head={head} />
      <meta name="theme-color" content={pageThemeOf(site.styles).background} />
      <Icons site={site} />
      {structured && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(structured) }} />
      )}
    </head>
  )
}

/** The owner's icon, with the URL of its file so that a new one is fetched; else the initial of the site. */
function Icons({ site }: Pick<Props, 'site'>) {
  const { icon } = site.appearance
  if (!icon) {
    return (
      <>
        <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(initialIcon(site))}`} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  }
  const version = encodeURIComponent(icon.assetUrl.replace('/media/', ''))
  return (
    <>
      <link rel="icon" type="image/png" sizes="32x32" href={`/icon-32.png?v=${version}`} />
      <link rel="apple-touch-icon" sizes="180x180" href={`/apple-touch-icon.png?v=${version}`} />
    </>
  )
}

function SearchAndSharing({ site, head }: { site: Site; head: PageHead }) {
  const description = head.description || site.appearance.description
  const picture = head.picture ?? site.appearance.socialPicture
  const canonical = head.canonicalPath === null ? null : site.origin + head.canonicalPath
  return (
    <>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {head.previousPath && <link rel="prev" href={head.previousPath} />}
      {head.nextPath && <link rel="next" href={head.nextPath} />}
      {head.feed && <link rel="alternate" type="application/rss+xml" href={head.feed.path} title={head.feed.title} />}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={head.title || site.title} />
      <meta property="og:type" content={head.openGraphType ?? 'website'} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {picture && (
        <>
          <meta property="og:image" content={imageUrl(site.origin, picture)} />
          <meta property="og:image:width" content={String(imageSize(picture).width)} />
          <meta property="og:image:height" content={String(imageSize(picture).height)} />
          {picture.altText && <meta property="og:image:alt" content={picture.altText} />}
        </>
      )}
      {picture && <meta name="twitter:image" content={imageUrl(site.origin, picture)} />}
      <meta name="twitter:card" content={picture && picture.width >= LARGE ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** The page's title followed by the site's, unless it already contains the site's. */
function titleOf(site: Site, head: PageHead): string {
  if (head.title === '') return site.title
  return head.title.includes(site.title) ? head.title : `${head.title} — ${site.title}`
}

/** A narrower picture is shown small beside a shared link. */
const LARGE = 600

/** JSON for a script element, escaped so that it cannot close the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
