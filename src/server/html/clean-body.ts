import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { textClasses } from '#shared/pages/text-classes.ts'
import { parseShallow } from './parse-shallow.ts'
import { isPlain } from './plain-html.ts'

const TEXT = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
]
const WORDS = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'span',
  'abbr',
  'cite',
  'q',
  'kbd',
  'time',
]
const OTHERS = [
  'div',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'details',
  'summary',
]

const transforms: sanitize.IOptions['transformTags'] = {
  a: (tagName, attributes) => ({
    tagName,
    attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : withoutTarget(attributes),
  }),
  img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' } }),
}

const options: sanitize.IOptions = {
  allowedTags: [...TEXT, ...WORDS, ...OTHERS],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site or over https; a `data:` picture would make every page heavy.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The page's only first heading is its title.
  transformTags: { h1: 'h2', ...transforms },
  disallowedTagsMode: 'discard',
  // Parsers read the content of these elements differently, which has been used to fool sanitizers: they are removed
  // with their content.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
    'select',
  ],
  nestingLimit: 50,
}

const cleanBy = (rules: sanitize.IOptions, html: string): string =>
  parseShallow(html, (text, { open, close }) => sanitize(text, { ...rules, onOpenTag: open, onCloseTag: close })).trim()

/** Cleans the HTML of an owner or an import once, when it is saved: text, links, lists, tables and pictures stay. */
export function cleanBody(html: string): string {
  if (cleaned.has(html)) return html
  if (isPlain(html)) return html.trim()
  const clean = cleanBy(options, html)
  cleaned.set(clean, true)
  return clean
}

/** Earlier results are clean: an import needs a description for planning, and again for saving. */
const cleaned = new LRUCache<string, true>({
  max: 1_000,
  maxSize: 2_000_000,
  sizeCalculation: (_, html) => html.length + 1,
})

const SIMPLE = new Set([
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
])

/** As `cleanBody`, for text alone, such as policies: no pictures, tables or boxes. */
export function cleanText(html: string): string {
  return cleanBy({ ...options, allowedTags: [...SIMPLE], allowedAttributes: textAttributes }, html)
}

const mutableTextClasses = Object.fromEntries(Object.entries(textClasses).map(([tag, names]) => [tag, [...names]]))

/** As `cleanBody`, for the texts of pages, which have their own first heading. */
export const cleanPageText = (html: string): string =>
  cleanBy(
    {
      ...options,
      allowedTags: ['h1', ...TEXT, ...WORDS, ...OTHERS],
      allowedClasses: mutableTextClasses,
      // Links to pages of the site, which follow their URLs.
      allowedSchemes: ['https', 'http', 'mailto', 'tel', 'page'],
      transformTags: transforms,
    },
    html,
  )

const textAttributes = { a: ['href', 'target', 'rel'], ol: ['start'], '*': ['lang', 'dir'] }

function withoutTarget({ target: _window, ...attributes }: Record<string, string>): Record<string, string> {
  return attributes
}
