import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'
import { type SiteStyles, themeNumbers } from '#shared/styles/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { logoStyle, sectionThemes, themeStyle } from '#storefront/document/theme.ts'
import type { PageModel, PlacedBlock } from '#storefront/screens/page/model.ts'
import { groundAtTop, pageScreen } from '#storefront/screens/page/screen.tsx'
import { findBroken } from './broken-blocks.tsx'
import { createLayoutSheets } from './layout-sheets.ts'
import { nameOfBlock } from './name-of-block.ts'
import { createPageFrame } from './page-frame.ts'
import { pageModelOf } from './page-model.ts'
import type { CanvasView } from './protocol.ts'

/** Draws the page with the visitors' own components; returns a function that draws it again. */
export function createDrawing(root: HTMLElement, onDrawn: () => void): (view: CanvasView) => void {
  let hasFailed = false
  const react = createRoot(root, {
    onUncaughtError: (error) => {
      hasFailed = true
      console.error(error)
    },
  })
  // Style sheets that are made by code pass the content security policy.
  const placeBlocks = createLayoutSheets()
  // A finger on a selected block moves it, and scrolls the page everywhere else. The overlay marks what has the focus.
  const marked = new CSSStyleSheet()
  marked.replaceSync(
    `[data-selected]{touch-action:none}:is([data-selected],[data-section-id]):focus{outline:none}${unseen}`,
  )
  // The site's styles while they are changed: after those that the document came with.
  const look = new CSSStyleSheet()
  let drawnStyles: SiteStyles | null = null
  const showFrame = createPageFrame()
  document.adoptedStyleSheets.push(look, marked)
  /** @returns whether every block could be drawn */
  function draw(view: CanvasView, model: PageModel): boolean {
    hasFailed = false
    if (view.styles !== drawnStyles)
      look.replaceSync(themeStyle(view.styles) + sectionThemes(view.styles, themeNumbers) + logoStyle(view.styles))
    drawnStyles = view.styles
    placeBlocks(view)
    showFrame(view.page, groundAtTop(model))
    flushSync(() => react.render(<Page model={model} shared={view.shared} onDrawn={onDrawn} />))
    return !hasFailed
  }
  return (view) => {
    const model = pageModelOf(view)
    if (draw(view, model)) return
    // As for visitors, one block that cannot be drawn does not take the page with it.
    draw(view, pageModelOf(view, findBroken(pageScreen.independent!.parts(model))))
  }
}

/** An outline of an image, in a gray that is seen on every background. */
const imageIcon = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#8a8a8a" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"><rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/></svg>',
)}")`

/** What visitors do not see and editors have to: blocks that are not complete, and empty room. */
const unseen = `
.empty-block{box-sizing:border-box;display:grid;gap:.25rem;max-width:none;padding:1.5rem;border:1px dashed color-mix(in srgb,currentcolor 45%,transparent);border-radius:8px;font:400 15px/1.45 system-ui,sans-serif;text-align:center}
.empty-block p{margin:0}
.prose:has(>.empty-block){max-width:none}
.empty-image{display:block;min-height:6rem;aspect-ratio:var(--ratio,3/2);background:${imageIcon} center/clamp(1.75rem,12%,3rem) no-repeat color-mix(in srgb,currentcolor 9%,transparent)}
.is-filling .empty-image{aspect-ratio:auto}
.block-spacer{align-self:stretch!important;background:repeating-linear-gradient(135deg,transparent 0 6px,color-mix(in srgb,currentcolor 9%,transparent) 6px 7px)}`

interface PageProps {
  readonly model: PageModel
  readonly shared: CanvasView['shared']
  readonly onDrawn: () => void
}

function Page({ model, shared, onDrawn }: PageProps) {
  const Screen = pageScreen.component
  useLayoutEffect(() => {
    const placed = new Map(model.sections.flatMap(({ blocks }) => blocks.map((one) => [one.block.id, one])))
    for (const element of document.querySelectorAll<HTMLElement>('.page-grid > .sqs-block'))
      prepare(element, placed.get(idOf(element)))
    for (const [index, element] of sectionElements().entries()) prepareSection(element, index, shared)
    onDrawn()
  })
  return <Screen model={model} />
}

/** The blocks that elements were prepared for. */
const prepared = new WeakMap<HTMLElement, PlacedBlock>()

/** A block is one thing to press and to tab to; what is in it does nothing. One in a shared section is only seen. */
function prepare(element: HTMLElement, placed: PlacedBlock | undefined): void {
  if (!placed || prepared.get(element) === placed) return
  prepared.set(element, placed)
  if (isInShared(placed.block.id)) {
    element.inert = true
    return
  }
  // Only once: when the element with the focus gets it again, the browser places the whole page to see whether it keeps it.
  if (element.tabIndex !== 0) element.tabIndex = 0
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', nameOfBlock(placed.block))
  // By its attribute: for `isContentEditable` the browser would compute the styles of the page.
  for (const child of element.children) (child as HTMLElement).inert = !child.matches('[contenteditable=true]')
}

/** Sections take the focus by code: the Tab key goes through their blocks. */
function prepareSection(element: HTMLElement, index: number, shared: CanvasView['shared']): void {
  const name = ownValue(shared, element.dataset.sectionId ?? '')
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', name === undefined ? `Section ${index + 1}` : sharedInWords(name))
  element.toggleAttribute('data-shared', name !== undefined)
}

/** A shared section, as it is called on the page. */
export const sharedInWords = (name: string): string => `Shared section “${name}”`

/** The site's header and footer are seen, and can be neither pressed nor reached by keys. */
export function makeSurroundingsInert(root: HTMLElement): void {
  for (let inner: HTMLElement = root; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const beside of inner.parentElement.children) if (beside !== inner) (beside as HTMLElement).inert = true
}

export const sectionElements = () => document.querySelectorAll<HTMLElement>('[data-section-id]')
export const sectionElement = (id: string) =>
  [...sectionElements()].find(({ dataset }) => dataset.sectionId === id) ?? null
/** The blocks that can be selected. */
export const blockElements = () => document.querySelectorAll<HTMLElement>('.page-grid > .sqs-block:not([inert])')
export const idOf = (element: HTMLElement) => element.id.slice('block-'.length)
export const elementOf = (id: string) => document.getElementById(`block-${id}`)
