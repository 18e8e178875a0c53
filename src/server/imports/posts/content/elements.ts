// Elements of texts. Of those in none of these sets, only the content is read.

/** Within a paragraph. */
export const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'cite', 'q', 'kbd', 'code'],
  ...['abbr', 'time'],
])

export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
])

/** Boxes of which only the content is read, in a new paragraph. */
export const BOXES: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'figure', 'figcaption', 'main', 'header', 'footer', 'aside', 'center', 'address'],
  ...['form', 'fieldset', 'noscript', 'vitrine-embed', 'vitrine-shortcode'],
])

/** What stays in one text: images in it come behind it. */
export const WHOLE: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table'])

/** Left out with what is in them. */
export const LOST: ReadonlySet<string> = new Set([
  ...[
    'style',
    'template',
    'select',
    'textarea',
    'head',
    'title',
    'math',
    'svg',
    'canvas',
    'object',
    'button',
    'script',
  ],
])

export const OTHER_NAMES: Readonly<Record<string, string>> = { h1: 'h2', strike: 's', tt: 'code' }

/** The attributes of a block that texts keep. */
export function attributesOf(
  name: string,
  { class: classes = '', style = '', start, colspan, rowspan }: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const isCentered = /has-text-align-center|\baligncenter\b/.test(classes) || /text-align:\s?center/.test(style)
  const isAtEnd = /has-text-align-right/.test(classes) || /text-align:\s?right/.test(style)
  const alignment = isCentered ? 'align-center' : isAtEnd ? 'align-end' : undefined
  return {
    class: ['p', 'h2', 'h3'].includes(name) ? alignment : undefined,
    start: name === 'ol' ? smallNumber(start) : undefined,
    colspan: smallNumber(colspan),
    rowspan: smallNumber(rowspan),
  }
}

const smallNumber = (text = ''): string | undefined => (/^\d{1,4}$/.test(text) ? text : undefined)

export const isGallery = (classes: string): boolean =>
  /\b(?:wp-block-gallery|blocks-gallery-grid|gallery|sqs-gallery|tiled-gallery)\b/.test(classes)

export const isButton = (classes: string): boolean =>
  /\b(?:wp-block-button__link|sqs-block-button-element)\b/.test(classes)

/** Quotes that owners have set as such. */
export const isQuoted = (attributes: Readonly<Record<string, string>>): boolean =>
  /\bwp-block-(?:quote|pullquote)\b/.test(attributes.class ?? '') || attributes['data-animation-role'] === 'quote'

/** Comments that WordPress writes for blocks that its server draws. */
const DYNAMIC = /^wp:([a-z0-9/-]{1,80})\b.*\/$/s
const NOTHING = new Set(['spacer', 'separator', 'more', 'nextpage', 'pagebreak'])

/** The name of the block that a comment stands for; null for other comments, and for blocks that show nothing. */
export function dynamicBlockIn(comment: string): string | null {
  const name = DYNAMIC.exec(comment)?.[1]
  return name === undefined || NOTHING.has(name) ? null : name
}
