import { describe, expect, test } from 'vitest'
import { pageTypes } from '#shared/pages/codes.ts'
import { appearanceSchema, defaultHeaderLook } from '#shared/websites/appearance.ts'
import { useContentLanguage } from '../content-text.tsx'
import { Island } from '../islands/place-island.tsx'
import { textOf } from './drawing-cache.ts'
import type { PageHead } from './page-head.ts'
import { renderDocument } from './render-document.tsx'
import { defineScreen } from './screen.ts'
import type { Site } from './site.ts'
import { buildLink, buildSite, someBrowserFiles } from './testing/build-site.ts'

const Greeting = ({ name }: { name: string }) => {
  const language = useContentLanguage()
  return (
    <>
      <p>Good morning, {name}</p>
      {language && <p lang={language}>Guten Morgen</p>}
    </>
  )
}
const screen = defineScreen<{ name: string }>({
  styles: ['products/product-card'],
  component: ({ model }) => (
    <>
      <h1>Welcome</h1>
      <Island name="screens/greeting" of={Greeting} props={model} when="visible" />
    </>
  ),
})
const head: PageHead = {
  pageType: pageTypes.contentItem,
  title: 'Harbor Mug',
  description: 'A mug & more',
  path: '/shop/p/harbor-mug',
  canonicalPath: '/shop/p/harbor-mug',
  collectionId: 'collection-1',
  collectionType: 13,
  itemId: 'product-1',
  view: 'product',
}

const draw = (changes: Partial<PageHead> = {}, site: Partial<Site> = {}, model = { name: 'Ada' }) => {
  const page = { site: buildSite(site), head: { ...head, ...changes }, screen, model, files: someBrowserFiles }
  const document = renderDocument(page)
  return { ...document, html: textOf(document.pieces) }
}

describe('a document', () => {
  test('says in its body what page it is, for scripts and styles of the site', () => {
    const [body] = /<body[^>]*>/.exec(draw().html) ?? []
    expect(body).toMatchInlineSnapshot(
      `"<body id="item-product-1" class="collection-type-13 view-product" data-website-id="website-1" data-page-type="50" data-collection-id="collection-1" data-item-id="product-1" data-currency="USD" data-locale="en-US">"`,
    )
  })

  test('tells search engines title, description and address', () => {
    const { html } = draw()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"\/>/i)
    expect(html).toContain('<title>Harbor Mug — Saltmarsh</title>')
    expect(html).toContain('<meta name="description" content="A mug &amp; more"/>')
    expect(html).toContain('<link rel="canonical" href="https://shop.example.com/shop/p/harbor-mug"/>')
    expect(html).toContain('<meta property="og:url" content="https://shop.example.com/shop/p/harbor-mug"/>')
    expect(html).not.toContain('noindex')
  })

  test('is in the language of its interface, and the words of the owner in theirs', () => {
    const german = { ...buildSite().settings, locale: 'de-DE' }
    const { html } = draw({}, { settings: german, title: 'Salzwiese' })
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(html).toMatch(/<a class="site-brand"[^>]* lang="de-DE"[^>]*>Salzwiese</)
    expect(html).toContain('<a href="/about"><span lang="de-DE">About</span></a>')
    expect(html).toContain('<p lang="de-DE">Guten Morgen</p>')
    expect(html).toContain('Skip to content')
    expect(draw({}, { settings: { ...german, locale: 'en-GB' } }).html).toMatch(/^<!DOCTYPE html><html lang="en-GB">/)
    expect(draw().html.match(/lang=/g)).toHaveLength(1)
  })

  test('says the name of the site once in the title', () => {
    expect(draw({ title: '' }).html).toContain('<title>Saltmarsh</title>')
    expect(draw({ title: 'Saltmarsh, pots from the coast' }).html).toContain(
      '<title>Saltmarsh, pots from the coast</title>',
    )
  })

  test('asks search engines not to keep a page without an address of its own', () => {
    const { html } = draw({ canonicalPath: null })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  })

  test('names every inline text that its policy has to allow, to the letter', () => {
    const { html, inlineStyles, inlineScripts } = draw()
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text)
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
    expect(styles).toEqual(inlineStyles)
    expect(scripts).toEqual(inlineScripts)
    expect(html).not.toMatch(/ on[a-z]+="/)
  })

  test('inlines the styles of its frame and its screen, and no others', () => {
    const [, styles] = draw().inlineStyles
    expect(styles).toContain('.site-header')
    expect(styles).toContain('.product-card')
    expect(styles).not.toContain('.lightbox')
  })

  test('fetches fonts early, and the script that hydrates islands', () => {
    const { html } = draw()
    expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2)
    expect(html).toContain('<script type="module" src="/assets/runtime.js">')
  })

  test('contains an island as rendered HTML with its props beside it, escaped', () => {
    const { html } = draw({}, {}, { name: '</script>"<b>' })
    expect(html).toContain('<p>Good morning, <!-- -->&lt;/script&gt;&quot;&lt;b&gt;</p>')
    expect(html).toContain(
      'data-island="screens/greeting" data-when="visible" data-prefix="i0-" data-props="{&quot;name&quot;:&quot;&lt;/script&gt;\\&quot;&lt;b&gt;&quot;}"',
    )
  })

  test('keeps structured data from closing its element', () => {
    const { html } = draw({
      canonicalPath: '/',
      structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)' }],
    })
    expect(html).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"\\u003c/script>\\u003cscript>alert(1)"}',
    )
  })

  test('has a link past the header, one main part and a place whose changes screen readers announce', () => {
    const { html } = draw()
    expect(html).toContain('<a class="skip-link" href="#main">Skip to content</a>')
    expect(html.match(/<main /g)).toHaveLength(1)
    expect(html).toContain('role="status" data-announcer=""')
  })

  test('brings the cart pill hidden, and not where the cart itself is on screen', () => {
    expect(draw().html).toMatch(/<aside id="floatingCart"[^>]* hidden=""/)
    expect(draw({ showsCartPill: false }).html).not.toContain('floatingCart')
  })

  test('marks the link of the page, and of the store that it is in', () => {
    expect(draw({ path: '/shop' }).html).toContain('<a href="/shop" aria-current="page">Shop</a>')
    expect(draw().html).toContain('<a href="/shop" aria-current="true">Shop</a>')
    expect(draw({ path: '/shopping' }).html).toContain('<a href="/shop">Shop</a>')
  })

  test('draws folders within folders, and links that open a window of their own', () => {
    const deep = buildLink({ title: 'Deep', href: '/deep', newWindow: true })
    const folder = buildLink({ title: 'Inner', href: null, children: [deep] })
    const { html } = draw({}, { navigation: [buildLink({ title: 'Outer', href: '/outer', children: [folder] })] })
    expect(html).toContain(
      '<span class="site-links-title">Inner</span><ul><li><a href="/deep" target="_blank" rel="noopener">',
    )
    expect(html).toContain('(opens a new window)')
    // A folder that has a page of its own also has a link.
    expect(html).toContain('<a href="/outer">Outer</a>')
  })

  test('names the site once in a footer without further words, and links its policies', () => {
    const { html } = draw({}, { policies: [{ name: 'returns', title: 'Returns', href: '/policies/returns' }] as never })
    const [, footer = ''] = html.split('<footer')
    expect(footer.match(/Saltmarsh/g)).toHaveLength(1)
    expect(footer).toContain('<nav aria-label="Policies"><ul><li><a href="/policies/returns">Returns</a>')
  })

  test.each([
    [undefined, true, 'site-bar is-transparent theme-3'],
    [undefined, false, 'site-bar'],
    ['transparent', false, 'site-bar is-transparent theme-3'],
    ['solid', true, 'site-bar'],
    ['none', true, undefined],
  ] as const)('with the header %s on a site whose headers are transparent: %s', (header, isTransparent, classes) => {
    const appearance = appearanceSchema.parse({ header: { ...defaultHeaderLook, isTransparent } })
    const { html } = draw({ firstBackground: ['theme-3'], ...(header && { header }) }, { appearance })
    expect(/<header class="([^"]*)"/.exec(html)?.[1]).toBe(classes)
  })

  test('says when its popup opens, and allows what the popup’s form loads', () => {
    const moments = { afterSeconds: 5, afterScroll: null, onExit: false }
    const offer = { version: 2, ...moments, againAfterDays: 30, formId: 'news' }
    const site: Partial<Site> = { popup: { pages: { rule: 'all', ids: [] }, offer, thirdParties: ['recaptcha'] } }
    const { html, thirdParties } = draw({}, site)
    expect(html).toContain('data-popup="{&quot;version&quot;:2,')
    expect([...thirdParties]).toEqual(['recaptcha'])
    expect(draw({ frame: 'checkout' }, site).html).not.toContain('data-popup')
  })

  test('prints what owners wrote as text, wherever they wrote it', () => {
    const evil = '<img src=x onerror=alert(1)>'
    const { html } = draw(
      { title: evil, description: evil },
      {
        title: evil,
        navigation: [buildLink({ title: evil })],
        appearance: appearanceSchema.parse({
          announcement: { text: evil, href: null },
          footer: { text: evil, imprint: evil },
        }),
      },
    )
    expect(html).not.toContain('<img src=x')
  })
})
