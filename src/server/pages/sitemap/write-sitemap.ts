import { Readable } from 'node:stream'
import { type Address, type AddressSources, numerousNouns } from '#server/site/sources.ts'
import { imageUrl } from '#storefront/document/structured-data.ts'
import { escapeMarkup } from '../escape-markup.ts'

/** Where the sitemap has more than fits into one file, the pages of the site may be as many as this. */
const MOST_ADDRESSES = 50_000
/** What products and items leave for the pages of the site in one file. */
const MOST_BESIDE = 10_000

interface Site {
  readonly addresses: AddressSources
  readonly origin: string
  /** URLs that come from the website itself, not from its rows. */
  readonly more: readonly Address[]
}

/**
 * The site's URLs for search engines, in the format of sitemaps.org: one file, or an index of several where there are
 * more than one may have.
 */
export async function sitemap(site: Site): Promise<Readable> {
  const { addresses, origin, more } = site
  const ofSite = [...more, ...(await addresses.ofSite())]
  const parts: { name: string; beginning: string; noun: (typeof numerousNouns)[number] }[] = []
  for (const noun of numerousNouns) {
    const beginnings = await addresses.parts(noun)
    parts.push(...beginnings.map((beginning, index) => ({ name: `${noun}-${index + 1}`, beginning, noun })))
  }
  if (
    parts.length <= numerousNouns.length &&
    parts.every(({ name }) => name.endsWith('-1')) &&
    ofSite.length <= MOST_BESIDE
  )
    return urlSet(origin, async function* () {
      yield ofSite
      for (const { noun, beginning } of parts) yield* addresses.inPart(noun, beginning)
    })
  const names = ['site', ...parts.map(({ name }) => name)]
  return Readable.from([
    `${XML}<sitemapindex xmlns="${FORMAT}">\n`,
    ...names.map((name) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ])
}

/** A file of the index; null where there is none of this name. */
export async function sitemapPart({ addresses, origin, more }: Site, name: string): Promise<Readable | null> {
  if (name === 'site')
    return urlSet(origin, async function* () {
      yield [...more, ...(await addresses.ofSite())].slice(0, MOST_ADDRESSES)
    })
  const [, noun, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const known = numerousNouns.find((one) => one === noun)
  const beginning = known && (await addresses.parts(known))[Number(number) - 1]
  return known && beginning ? urlSet(origin, () => addresses.inPart(known, beginning)) : null
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const FORMAT = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const urlSet = (origin: string, read: () => AsyncIterable<readonly Address[]>): Readable =>
  Readable.from(
    (async function* () {
      yield `${XML}<urlset xmlns="${FORMAT}" xmlns:image="${IMAGES}">\n`
      for await (const addresses of read()) yield addresses.map((address) => entry(origin, address)).join('')
      yield '</urlset>\n'
    })(),
  )

function entry(origin: string, { path, changedAt, picture }: Address): string {
  const image = picture
    ? `<image:image><image:loc>${escapeMarkup(imageUrl(origin, picture))}</image:loc></image:image>`
    : ''
  return `<url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod>${image}</url>\n`
}
