import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contentSchema } from '#shared/pages/content.ts'
import { buildPage } from './build-page.ts'
import { readContent } from './read-content.ts'

const uploads = new Map([
  ['7', { url: 'https://old.example/up/kiln.jpg', altText: 'A kiln' }],
  ['8', { url: 'https://old.example/up/clay.jpg', altText: '' }],
])
const site = { host: 'old.example', uploads }
const wordpress = (html: string) => readContent(html, site, 'wordpress').parts
const squarespace = (html: string) => readContent(html, site, 'squarespace-posts').parts

const text = (html: string) => ({ kind: 'text', html })
const image = (name: string, facts: object = {}) => ({
  kind: 'image',
  image: { url: `https://old.example/up/${name}.jpg`, altText: '', caption: '', href: null, ...facts },
})

describe('a text of WordPress', () => {
  test.each([
    ['One\nline\n\nTwo', [text('<p>One<br>line</p> <p>Two</p>')]],
    ['<h1>Title</h1><p>Text</p>', [text('<h2>Title</h2><p>Text</p>')]],
    ['<p>a &amp; b &lt;c&gt;</p><p>&nbsp;</p><p></p>', [text('<p>a &amp; b &lt;c&gt;</p>')]],
    ['<p class="has-text-align-center">a</p>', [text('<p class="align-center">a</p>')]],
    ['<a href="https://old.example/about/">a</a>', [text('<p><a href="/about/">a</a></p>')]],
    ['<a href="https://old.example/up/a.pdf">a</a>', [text('<p><a href="https://old.example/up/a.pdf">a</a></p>')]],
    ['<p>a<img src="/up/kiln.jpg">b</p>', [text('<p>a</p>'), image('kiln'), text('<p>b</p>')]],
    [
      '<ul><li>a<img src="http://old.example/up/kiln.jpg"></li><li>b</li></ul>',
      [text('<ul><li>a</li><li>b</li></ul>'), image('kiln')],
    ],
    [
      '<figure><img src="/up/x-300x200.jpg" class="wp-image-7"><figcaption>In <b>May</b></figcaption></figure>',
      [image('kiln', { altText: 'A kiln', caption: 'In May' })],
    ],
    [
      '<a href="/up/big.jpg"><img src="/up/kiln.jpg"></a><a href="/shop"><img src="/up/clay.jpg"></a>',
      [image('kiln'), image('clay', { href: '/shop' })],
    ],
    ['[caption id="a" width="3"]<img src="/up/kiln.jpg"> Our kiln[/caption]', [image('kiln', { caption: 'Our kiln' })]],
    [
      '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Be kind.</p><cite>Ida</cite></blockquote><!-- /wp:quote -->',
      [{ kind: 'quote', text: 'Be kind.', source: 'Ida' }],
    ],
    ['<blockquote>As it is</blockquote>', [text('<blockquote>As it is</blockquote>')]],
    ['<p>https://youtu.be/abcdefghijk</p>', [{ kind: 'video', href: 'https://youtu.be/abcdefghijk', caption: '' }]],
    [
      '<figure><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/123456\n</div><figcaption>Wheel</figcaption></figure>',
      [{ kind: 'video', href: 'https://vimeo.com/123456', caption: 'Wheel' }],
    ],
    [
      '<iframe src="//maps.example/1"></iframe>',
      [text('<p><a href="https://maps.example/1">https://maps.example/1</a></p>')],
    ],
    ['<a class="wp-block-button__link" href="/shop">Shop</a>', [{ kind: 'button', label: 'Shop', href: '/shop' }]],
    ['<p>He said [sic] and [1].</p>', [text('<p>He said [sic] and [1].</p>')]],
    ['[box]Inside[/box]', [text('<p>Inside</p>')]],
    [
      '<!-- wp:latest-posts {"a":1} /-->',
      [{ kind: 'unknown', name: 'latest-posts', html: 'wp:latest-posts {"a":1} /' }],
    ],
    ['<p>a<script>alert(1)</script></p>', [text('<p>a</p>')]],
  ])('%s', (html, parts) => {
    expect(wordpress(html).map(tidied)).toEqual(parts.map(tidied))
  })

  it('becomes galleries where images are listed', () => {
    const [gallery] = wordpress('[gallery ids="7, 8,99"]')
    expect(gallery).toMatchObject({
      kind: 'gallery',
      images: [{ altText: 'A kiln' }, { url: 'https://old.example/up/clay.jpg' }],
    })
    expect(
      wordpress(
        '<figure class="wp-block-gallery"><img src="/up/a.jpg"><img src="/up/b.jpg"><figcaption>B</figcaption></figure>',
      ),
    ).toMatchObject([{ kind: 'gallery', images: [{ caption: '' }, { caption: 'B' }] }])
  })

  it('keeps what a plugin added as a block that visitors do not see', () => {
    const { parts, facts } = readContent('Write to us:\n\n[contact-form-7 id="1" title="Contact"]', site, 'wordpress')
    expect(parts).toEqual([
      text('<p>Write to us:</p>'),
      { kind: 'unknown', name: '[contact-form-7]', html: '[contact-form-7 id="1" title="Contact"]' },
    ])
    expect([...facts]).toEqual(['shortcodes'])
  })
})

it('reads an image of Squarespace once, which is named twice', () => {
  const html =
    '<figure><a href="https://else.example"><noscript><img src="https://c.example/a.jpg"></noscript><img class="thumb-image" data-src="https://c.example/a.jpg" data-image="https://c.example/a.jpg" alt="Clay"></a></figure><p>Text</p>'
  expect(squarespace(html)).toEqual([
    {
      kind: 'image',
      image: { url: 'https://c.example/a.jpg', altText: 'Clay', caption: '', href: 'https://else.example/' },
    },
    text('<p>Text</p>'),
  ])
})

it('keeps the images of a long text in the text, so that a page holds it', () => {
  const parts = wordpress(Array.from({ length: 60 }, (_, n) => `<p>Text ${n}</p><img src="/up/${n}.jpg">`).join(''))
  expect(parts).toHaveLength(120)
  const page = build(parts)!
  expect(Object.keys(page.content.blocks).length).toBeLessThanOrEqual(60)
  expect(page.wanted).toHaveLength(60)
  expect(build(wordpress(`<p>${'word '.repeat(200)}</p>`.repeat(4_000)))).toBe(null)
})

test('any text becomes a page', () => {
  const tags = [
    'p',
    'div',
    'b',
    'a',
    'ul',
    'li',
    'table',
    'td',
    'figure',
    'figcaption',
    'blockquote',
    'pre',
    'h1',
    'script',
    'noscript',
    'form',
  ]
  const some = [
    '<img src="/a.jpg">',
    '<iframe src="https://youtu.be/abcdefghijk"></iframe>',
    '[gallery ids="7,8"]',
    '[caption]',
    '[/caption]',
    '[embed]',
    '<!-- wp:x /-->',
    '\n\n',
    '&amp;',
    '<hr>',
    '<a class="wp-block-button__link" href="/a">x</a>',
    '<div class="wp-block-gallery">',
    '<blockquote class="wp-block-quote">',
    '<a href="page:x y">',
    '<a href="javascript:x">',
  ]
  const part = fc.oneof(
    fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), ...some),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('&'.repeat(30_000), 'word '.repeat(20_000)),
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 40 }),
      fc.constantFrom('wordpress', 'squarespace-posts'),
      (pieces, format) => {
        const { parts } = readContent(pieces.join(''), site, format)
        const page = build(parts)
        if (page) contentSchema.parse(page.content)
        for (const { url } of page?.wanted ?? []) expect(url).toMatch(/^https:\/\//)
      },
    ),
    { numRuns: 60 },
  )
})

/** Spaces between elements are nothing. */
function tidied<Part extends object>(part: Part): Part {
  return 'html' in part && typeof part.html === 'string'
    ? { ...part, html: part.html.replace(/>\s+</g, '><').trim() }
    : part
}

function build(parts: Parameters<typeof buildPage>[0]) {
  let id = 0
  return buildPage(parts, { columns: 8, heading: 'Title', picture: () => null, newId: () => `id-${++id}` })
}
