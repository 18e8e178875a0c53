import { describe, expect, test } from 'vitest'
import { buildContent } from '#shared/pages/build-content.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { isSimpleHtml } from '#studio/kit/texts/simple-html.ts'
import { readClipboard } from './read-clipboard.ts'
import { markdownToHtml } from './read-markdown.ts'
import { simplifyHtml } from './simplify-html.ts'
import { writeClipboard, writeSection } from './write-clipboard.ts'

const here = 'https://shop.example'
const picture = {
  ...{ id: 'picture-1', assetUrl: '/m.jpg', width: 1600, height: 900, altText: 'A "mug"' },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
}
const page = buildContent(
  [
    [
      { id: 'words', type: 'text', settings: { html: '<h2>Hello</h2><p>Words &amp; <a href="/shop">more</a></p>' } },
      { id: 'button', type: 'button', settings: { label: 'Shop', href: '/shop', newWindow: false } },
      { id: 'image', type: 'image', settings: { picture } },
    ],
  ],
  () => 'section',
)
const paste = (html: string, text = '', files: File[] = []) => readClipboard({ html, text, files }, here)
const copied = writeClipboard(page, ['image', 'words', 'button'], here)

describe('blocks that are copied', () => {
  test('are the same when an editor of this site reads them', () => {
    expect(paste(copied.html)).toEqual({ kind: 'blocks', blocks: blocksOf(page), leftOut: 0 })
  })

  test('are text, links and images to other programs', () => {
    expect(copied.text).toBe('Hello\nWords & more\n\nShop\n\nA "mug"')
    expect(copied.html).toContain('<h2>Hello</h2>')
    expect(copied.html).toContain('<a href="https://shop.example/shop">Shop</a>')
    expect(copied.html).toContain('<img src="https://shop.example/m.jpg" alt="A &quot;mug&quot;">')
  })

  test('are pasted into another site without what belongs to this one', () => {
    const read = readClipboard({ html: copied.html, text: '', files: [] }, 'https://other.example')
    expect(read).toMatchObject({ kind: 'blocks', leftOut: 1 })
    expect(read.kind === 'blocks' && read.blocks.map(({ id }) => id)).toEqual(['words', 'button'])
  })

  test.each([
    ['no blocks', '{"origin":"x","blocks":[{"type":"text"}]}', 'blocks'],
    ['another block', '{"blocks":[{"type":"script","settings":{"src":"x"}}]}', 'blocks'],
    ['no JSON', '{', 'new'],
    ['something else', '[1]', 'new'],
  ])('are left out when the attribute has %s', (_what, data, kind) => {
    const read = paste(`<div data-vitrine='${data}'><p>Words</p></div>`)
    expect(read.kind).toBe(kind)
    if (read.kind === 'blocks') expect([read.blocks.length, read.leftOut]).toEqual([0, 1])
  })
})

describe('a section that is copied', () => {
  const hours = { id: 'place', rank: 'a9', sharedId: 'hours-0001' }
  const withPlace = { ...page, sections: { ...page.sections, place: hours } }

  test('comes with its blocks', () => {
    const { html } = writeSection(withPlace, 'section', here)
    expect(paste(html)).toEqual({ kind: 'section', section: page.sections.section, blocks: blocksOf(page), leftOut: 0 })
  })

  test('is a place, if it is a shared one, which another site cannot show', () => {
    const { html } = writeSection(withPlace, 'place', here)
    expect(paste(html)).toEqual({ kind: 'section', section: hours, blocks: [], leftOut: 0 })
    expect(readClipboard({ html, text: '', files: [] }, 'https://other.example')).toEqual({
      ...{ kind: 'blocks', blocks: [], leftOut: 1 },
    })
  })
})

describe('what comes from elsewhere', () => {
  test.each([
    ['text', '', 'One\n\nTwo\nlines <b>', '<p>One</p><p>Two<br>lines &lt;b&gt;</p>'],
    [
      'HTML',
      '<meta charset="utf-8"><h4>Title</h4><div>Words <span style="color:red">in <b>bold</b></span></div>',
      'x',
      '<h3>Title</h3><p>Words in <strong>bold</strong></p>',
    ],
    [
      'a list',
      '<ul><li><p>One</p></li><li>Two<ul><li>Three</li></ul></li></ul>',
      '',
      '<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>',
    ],
    [
      'a document of Google',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Words</span></p></b>',
      '',
      '<p>Words</p>',
    ],
    ['a table', '<table><tr><td>One</td><td>Two</td></tr></table>', '', '<p>One</p><p>Two</p>'],
  ])('as %s becomes a text', (_what, html, text, expected) => {
    expect(paste(html, text)).toEqual({
      ...{ kind: 'new', block: { type: 'text', settings: { html: expected, size: 'regular' } } },
    })
  })

  test('as an address becomes a button', () => {
    expect(paste('', ' https://www.example.com/a?b=1 ')).toMatchObject({
      block: { type: 'button', settings: { label: 'example.com', href: 'https://www.example.com/a?b=1' } },
    })
  })

  test.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871'])(
    'as the address of a video becomes one: %s',
    (address) => {
      expect(paste('', address)).toMatchObject({
        block: { type: 'video', settings: { source: 'link', href: address } },
      })
    },
  )

  test.each([
    ['a heading and a list', '# Menu\n\n- Soup\n- Bread', '<h1>Menu</h1><ul><li>Soup</li><li>Bread</li></ul>'],
    ['bold words and a link', '**Open** [here](/visit)', '<p><strong>Open</strong> <a href="/visit">here</a></p>'],
    ['HTML that runs', '# Hi\n<img src=x onerror=alert(1)>', '<h1>Hi</h1>'],
    ['a link that runs', '- [Hi](javascript:alert(1))', '<ul><li>Hi</li></ul>'],
  ])('as Markdown with %s becomes a text', async (_what, text, expected) => {
    expect(paste('', text)).toEqual({ kind: 'markdown', text })
    expect(await markdownToHtml(text)).toBe(expected)
  })

  test.each(['2 * 3 * 4', 'Prices: 10-12 *', 'a_b_c', '#1 in town'])('as a text with signs stays one: %s', (text) => {
    expect(paste('', text)).toMatchObject({ kind: 'new', block: { type: 'text' } })
  })

  test('as image files is uploaded', () => {
    const image = new File(['x'], 'a.png', { type: 'image/png' })
    expect(paste('<img src="file:///a.png">', '', [image])).toEqual({ kind: 'images', files: [image] })
  })

  test('as nothing adds nothing', () => {
    expect(paste('<div><img src="https://elsewhere.example/a.png"></div>').kind).toBe('nothing')
    expect(paste('', ' \n ').kind).toBe('nothing')
  })

  test.each([
    '<p onclick="alert(1)">Hi</p>',
    '<img src=x onerror=alert(1)>Hi',
    '<script>alert(1)</script><p>Hi</p>',
    '<svg><script>alert(1)</script></svg>Hi',
    '<svg onload=alert(1)><p>Hi',
    '<a href="javascript:alert(1)">Hi</a>',
    '<a href=" java\nscript:alert(1)">Hi</a>',
    '<a href="data:text/html,<script>alert(1)</script>">Hi</a>',
    '<a href="//evil.example">Hi</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>Hi',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">Hi',
    '<p style="background:url(javascript:alert(1))">Hi</p>',
    '<form action="javascript:alert(1)"><button>Hi</button></form>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; Hi</p>',
    '<template><p>x</p></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">Hi</p></noscript>Hi',
  ])('has nothing that runs: %s', (hostile) => {
    const html = simplifyHtml(hostile)
    expect(isSimpleHtml(html, ['h1'])).toBe(true)
    // Words in drawings and formulas are dropped with them.
    if (!/^<(?:svg|math)/.test(hostile)) expect(html).toContain('Hi')
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|style|form)|javascript:|href="(?:data|\/\/)| on[a-z]+=/i)
    expect(simplifyHtml(html)).toBe(html)
  })
})
