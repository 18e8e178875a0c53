import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** What a page says about itself to search engines and to those who share it. */
export interface PageFacts {
  readonly title: string
  readonly canonicals: readonly string[]
  /** By name or property; several of one name are joined. */
  readonly metas: ReadonlyMap<string, string>
  /** The objects of its JSON-LD scripts, one list for each script. */
  readonly scripts: readonly (readonly Node[])[]
}

export interface Node extends Readonly<Record<string, unknown>> {
  readonly '@type': string
}

/** Reads the HTML of a page as a search engine does. */
export function readHead(html: string): PageFacts {
  let title = ''
  const canonicals: string[] = []
  const metas = new Map<string, string>()
  const scripts: string[] = []
  let open: 'title' | 'data' | null = null
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      if (name === 'title' && title === '') open = 'title'
      if (name === 'link' && attributes.rel === 'canonical') canonicals.push(attributes.href ?? '')
      const key = attributes.name ?? attributes.property
      if (name === 'meta' && key) metas.set(key, [metas.get(key) ?? [], attributes.content ?? ''].flat().join(' | '))
      if (name === 'script' && attributes.type === 'application/ld+json') {
        open = 'data'
        scripts.push('')
      }
    },
    ontext(text) {
      if (open === 'title') title += text
      if (open === 'data') scripts[scripts.length - 1] += text
    },
    onclosetag() {
      open = null
    },
  })
  parser.end(html)
  return { title, canonicals, metas, scripts: scripts.map(nodesOf) }
}

function nodesOf(text: string): Node[] {
  const { '@context': context, ...data } = JSON.parse(text) as Node & { readonly '@graph'?: Node[] }
  if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}.`)
  return data['@graph'] ?? [data]
}

/** What Google asks of a type of object, by the paths of its fields; the others need nothing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image.0', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability', 'offerCount'],
  BreadcrumbList: ['itemListElement.1'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author.name', 'image.0', 'publisher.name'],
  Event: ['name', 'startDate', 'endDate', 'location.name', 'location.address', 'image.0', 'description'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description'],
  CollectionPage: ['name', 'url'],
  Blog: ['name', 'url'],
  ListItem: ['position'],
  SearchAction: ['target.urlTemplate', 'query-input'],
}

/** The required fields that are missing, and URLs that are not whole; in an object and everything in it. */
export function faultsOf(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /^\//.test(value) ? [`${at} is not a whole URL`] : []
  if (typeof value !== 'object' || value === null) return []
  const node = value as Readonly<Record<string, unknown>>
  const type = String(node['@type'] ?? '')
  const missing = (node['@type'] ? (REQUIRED[type] ?? []) : []).filter((path) => !fieldAt(node, path))
  return [
    ...missing.map((path) => `${at}${type} has no ${path}`),
    ...Object.entries(node).flatMap(([key, child]) => faultsOf(child, `${at}${type}.${key} `)),
  ]
}

const fieldAt = (node: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], node)
