import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTypes } from '#shared/pages/codes.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'
import { Island } from '../islands/place-island.tsx'
import { type CachedDrawing, type DrawingCache, textOf } from './drawing-cache.ts'
import type { PageHead } from './page-head.ts'
import { renderDocument } from './render-document.tsx'
import { defineScreen } from './screen.ts'
import type { Site } from './site.ts'
import { buildLink, buildSite, someBrowserFiles } from './testing/build-site.ts'

/** A cache that forgets nothing, and counts what was drawn. */
function cacheEverything(): DrawingCache & { readonly drawn: number } {
  const known = new Map<object, Map<string, CachedDrawing>>()
  let drawn = 0
  function of<Drawing extends CachedDrawing>(owner: object, name: string, draw: () => Drawing): Drawing {
    const drawings = known.get(owner) ?? new Map<string, CachedDrawing>()
    known.set(owner, drawings)
    if (drawings.has(name)) return drawings.get(name) as Drawing
    drawn += 1
    const drawing = draw()
    drawings.set(name, drawing)
    return drawing
  }
  return {
    of,
    byContent: (drawer, data, draw) => of(drawer, JSON.stringify(data), draw),
    get drawn() {
      return drawn
    },
  }
}

const Word = ({ word }: { word: string }) => <p>{word}</p>
const screen = defineScreen<{ word: string }>({
  styles: ['products/product-card'],
  component: ({ model }) => <Island name="screens/word" of={Word} props={model} />,
})

const links = [
  buildLink({ title: 'Shop', href: '/shop', categories: [buildLink({ title: 'Mugs', href: '/shop/mugs' })] }),
  buildLink({ title: 'Studio', href: '/studio', children: [buildLink({ title: 'About', href: '/about' })] }),
  buildLink({ title: 'Home', href: '/' }),
  buildLink({ title: 'Elsewhere', href: 'https://elsewhere.example/shop', newWindow: true }),
]
const policies = [{ name: 'returns', title: 'Returns', href: '/policies/returns' }] as never
const sites: Site[] = [
  buildSite({ navigation: links, policies }),
  buildSite({ secondaryNavigation: links, footerNavigation: links, isDemo: true }),
  buildSite({ id: 'website-2', title: 'Driftwood', settings: { ...buildSite().settings, locale: 'de-DE' } }),
  buildSite({ appearance: appearanceSchema.parse({ announcement: { text: 'Closed', href: null } }) }),
]
const aHead = fc.record(
  {
    pageType: fc.constant(pageTypes.page),
    title: fc.constantFrom('About', 'Mugs'),
    description: fc.constant(''),
    path: fc.constantFrom('/', '/shop', '/shop/mugs', '/shop/p/mug', '/shopping', '/about', '/about/us', '/studio'),
    canonicalPath: fc.constant(null),
    header: fc.constantFrom('transparent', 'solid', 'none'),
    footer: fc.constantFrom('none'),
    firstBackground: fc.constantFrom(['theme-1'], ['theme-2', 'has-picture']),
    frame: fc.constant('checkout'),
    hasNoCart: fc.boolean(),
    showsCartPill: fc.boolean(),
    collectionId: fc.constantFrom('one', 'two'),
  },
  { requiredKeys: ['pageType', 'title', 'description', 'path', 'canonicalPath'] },
)

test('pages with kept drawings are the same as pages that are drawn whole, whatever was drawn before', () => {
  const drawings = cacheEverything()
  fc.assert(
    fc.property(fc.constantFrom(...sites), aHead, fc.constantFrom('one', 'two'), (site, head, word) => {
      const page = { site, head: head as PageHead, screen, model: { word }, files: someBrowserFiles }
      expect(textOf(renderDocument({ ...page, drawings }).pieces)).toBe(textOf(renderDocument(page).pieces))
    }),
    { numRuns: 300 },
  )
})

test('pages of a store share header and footer, and pages with the same content share their main part', () => {
  const drawings = cacheEverything()
  const draw = (path: string, word: string, site = sites[0]!) => {
    const before = drawings.drawn
    const head = { pageType: pageTypes.contentItem, title: path, description: '', path, canonicalPath: path }
    renderDocument({ site, head, screen, model: { word }, files: someBrowserFiles, drawings })
    return drawings.drawn - before
  }
  // Header with footer, styles, and the main part.
  expect(draw('/shop/p/mug', 'mug')).toBe(3)
  expect(draw('/shop/p/cup', 'cup')).toBe(1)
  expect(draw('/shop/p/cup', 'cup')).toBe(0)
  // A new version of the website: its header may be another.
  expect(draw('/shop/p/cup', 'cup', { ...sites[0]! })).toBe(1)
})
