import { afterEach, expect, test, vi } from 'vitest'
import { withShared } from '#shared/pages/shared-sections/shared-content.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { buildStyles, defaultPalette } from '#shared/styles/build-styles.ts'
import { createDrawing } from './draw-page.tsx'
import type { CanvasView } from './protocol.ts'

afterEach(() => {
  document.body.textContent = ''
  document.adoptedStyleSheets = []
})

function draw(changes: Partial<CanvasView> & Pick<CanvasView, 'content'>) {
  document.body.innerHTML = '<header class="site-bar"></header><footer class="site-footer"></footer>'
  const main = document.body.appendChild(document.createElement('main'))
  const view: CanvasView = {
    ...{ models: {}, shared: {}, haveModelsFailed: false, layout: 'desktop', styles: buildStyles(defaultPalette) },
    ...{ page: { title: 'About', isHome: false, header: 'site', footer: 'site' }, ...changes },
  }
  createDrawing(main, () => {})(view)
  return [...main.querySelectorAll('.sqs-block')].map((block) => block.textContent)
}

test('a block that cannot be drawn says so, and the others are drawn', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { content } = buildPage({
    blocks: [
      { id: 'above', type: 'text', settings: { html: '<p>Above</p>' } },
      { id: 'broken', type: 'text', settings: { html: '<p>Broken</p>' } },
      { id: 'below', type: 'text', settings: { html: '<p>Below</p>' } },
    ],
  })
  // It stands for a mistake in the code of a block: no settings that were checked do this.
  const picture = {
    altText: '',
    get assetUrl() {
      throw new Error('There is a mistake.')
    },
  }
  const settings = { design: 'inline', caption: '', picture }
  const broken = { ...content.blocks.broken!, type: 'image', settings } as never
  const [above, between, below] = draw({ content: { ...content, blocks: { ...content.blocks, broken } } })
  expect([above, below]).toEqual(['Above', 'Below'])
  expect(between).toContain('This block can’t be shown, and visitors don’t see it.')
  expect(told).toHaveBeenCalled()
})

test('a block whose data could not be loaded says so', () => {
  const { content } = buildPage({ blocks: [{ id: 'form', type: 'form', settings: { formId: 'form-0001' } }] })
  expect(draw({ content })).toEqual(['Loading…'])
  expect(draw({ content, haveModelsFailed: true })[0]).toContain('The editor tries again')
})

test('the header and the footer are as the page has them', () => {
  const { content } = buildPage({ blocks: [{ type: 'text', settings: { html: '<h1>About</h1>' } }] })
  const [section] = Object.values(content.sections)
  const dark = { ...content, sections: { [section!.id]: { ...section!, theme: 4 as const } } }
  const page = { title: 'About', isHome: false, header: 'transparent', footer: 'none' } as const
  draw({ content: dark, page })
  expect(document.querySelector('.site-bar')!.className).toBe('site-bar is-transparent theme-4')
  expect(document.querySelector<HTMLElement>('.site-footer')!.style.display).toBe('none')
  draw({ content, page })
  expect(document.querySelector('.site-bar')!.className).toBe('site-bar')
  draw({ content: dark, page: { ...page, header: 'none', footer: 'site' } })
  expect(document.querySelector<HTMLElement>('.site-bar')!.style.display).toBe('none')
  expect(document.querySelector<HTMLElement>('.site-footer')!.style.display).toBe('')
})

test('a shared section has its name, and no block in it can be reached', () => {
  const words = (id: string) => ({ id, type: 'text' as const, settings: { html: `<p>${id}</p>` } })
  const { content } = buildPage({ blocks: [words('own')] })
  const place = { id: 'place', rank: 'a9', sharedId: 'hours-0001' }
  const shared = new Map([['hours-0001', buildPage({ blocks: [words('hours')] }).content]])
  const drawn = withShared({ ...content, sections: { ...content.sections, place } }, shared)
  expect(draw({ content: drawn, shared: { place: 'Opening hours' } })).toEqual(['own', 'hours'])
  const block = document.getElementById('block-place_hours')!
  expect([block.inert, block.tabIndex]).toEqual([true, -1])
  expect(block.closest('[role=group][aria-label]')?.getAttribute('aria-label')).toBe('Shared section “Opening hours”')
  expect(document.getElementById('block-own')!.tabIndex).toBe(0)
})

test('a block that moves changes its own rule, and leaves those of the others', () => {
  const text = (id: string) => ({ id, type: 'text' as const, settings: { html: `<p>${id}</p>` } })
  const { content } = buildPage({ blocks: [text('one'), text('two')] })
  const main = document.body.appendChild(document.createElement('main'))
  const drawing = createDrawing(main, () => {})
  const show = (changed: typeof content) =>
    drawing({
      ...{ content: changed, models: {}, shared: {}, haveModelsFailed: false, layout: 'desktop' },
      ...{
        styles: buildStyles(defaultPalette),
        page: { title: 'About', isHome: false, header: 'none', footer: 'none' },
      },
    })
  const rules = () => document.adoptedStyleSheets.flatMap(({ media, cssRules }) => (media ? [...cssRules] : []))
  show(content)
  const ruleOf = (id: string) => rules().find(({ cssText }) => cssText.startsWith(`#block-${id} `))
  const [one, two] = [ruleOf('one'), ruleOf('two')]
  const desktop = { ...content.blocks.two!.desktop, row: 40 }
  show({ ...content, blocks: { ...content.blocks, two: { ...content.blocks.two!, desktop } } })
  expect(ruleOf('one')).toBe(one)
  expect(ruleOf('two')).not.toBe(two)
  expect(ruleOf('two')?.cssText).toContain('grid-area: 40')
})
