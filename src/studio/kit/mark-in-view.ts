const sheets = new WeakMap<Document, CSSStyleSheet>()
/** Space between the highlighted part and the edge of the view, in pixels. */
const MARGIN = 24

/**
 * Highlights a part of a rendered page and scrolls it into view. A separate style sheet does it, so that the part stays
 * highlighted when the page renders again, and only this frame scrolls.
 * @param selector of the part; null removes the highlight
 * @param isMoving whether smooth scrolling is allowed, unless the user prefers reduced motion
 */
export function markInView(view: Window, selector: string | null, isMoving: boolean): void {
  const { document } = view
  sheetOf(view).replaceSync(
    selector === null
      ? ''
      : `${selector} { outline: 2px solid color-mix(in srgb, currentColor 35%, transparent); outline-offset: 10px; border-radius: 2px; }`,
  )
  const part = selector === null ? null : document.querySelector(selector)
  const { top = 0, bottom = 0, height = 0 } = part?.getBoundingClientRect() ?? {}
  // A hidden part has no height: there is nothing to scroll to.
  if (height === 0 || (top >= MARGIN && bottom <= view.innerHeight - MARGIN)) return
  const room = Math.max(MARGIN, (view.innerHeight - height) / 2)
  const glides = isMoving && !view.matchMedia('(prefers-reduced-motion: reduce)').matches
  view.scrollTo({ top: view.scrollY + top - room, behavior: glides ? 'smooth' : 'instant' })
}

function sheetOf(view: Window): CSSStyleSheet {
  const { document } = view
  const known = sheets.get(document)
  if (known) return known
  // A document accepts only style sheets that were created in it.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  sheets.set(document, sheet)
  return sheet
}
