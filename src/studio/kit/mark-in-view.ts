const sheets = new WeakMap<Document, CSSStyleSheet>()
/** Space between what is marked and the edge of its view, in pixels. */
const MARGIN = 24

/**
 * Marks a part of a drawn page quietly and brings it into view, where it is not. A sheet of its own does it, so that what
 * the page draws again stays marked, and nothing but that frame is scrolled.
 * @param selector of the part; null takes the mark away
 * @param isMoving whether the page may glide there, as far as its reader wants things to move
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
  // A part that is not shown now has no height: there is nothing to go to.
  if (height === 0 || (top >= MARGIN && bottom <= view.innerHeight - MARGIN)) return
  const room = Math.max(MARGIN, (view.innerHeight - height) / 2)
  const glides = isMoving && !view.matchMedia('(prefers-reduced-motion: reduce)').matches
  view.scrollTo({ top: view.scrollY + top - room, behavior: glides ? 'smooth' : 'instant' })
}

function sheetOf(view: Window): CSSStyleSheet {
  const { document } = view
  const known = sheets.get(document)
  if (known) return known
  // A document takes sheets that were made in it alone.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  sheets.set(document, sheet)
  return sheet
}
