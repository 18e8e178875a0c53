import { sectionsOf } from '#shared/pages/content.ts'
import { layoutRules } from '#shared/pages/layout-css.ts'
import { overlayOf } from '#shared/pages/section-overlay.ts'
import type { CanvasView } from './protocol.ts'

/**
 * Places the blocks of a page by a style sheet for each media query, of which only the rules that differ are replaced.
 * After a new text of a sheet, or a change inside a media query of a sheet, the browser matches every block again, which
 * takes as long as the rest of a step.
 */
export function createLayoutSheets(): (view: CanvasView) => void {
  const sheets = new Map<string, { readonly sheet: CSSStyleSheet; drawn: readonly string[] }>()

  function sheetFor(media: string) {
    const known = sheets.get(media)
    if (known) return known
    const made = { sheet: new CSSStyleSheet({ media }), drawn: [] as readonly string[] }
    sheets.set(media, made)
    document.adoptedStyleSheets.push(made.sheet)
    return made
  }

  return ({ content, styles }) => {
    const sections = sectionsOf(content).map((one) => ({ ...one, overlay: overlayOf(one.section, styles) }))
    for (const [media, rules] of layoutRules(sections)) {
      const one = sheetFor(media)
      if (rules.length !== one.drawn.length) one.sheet.replaceSync(rules.join(''))
      else
        for (const [index, rule] of rules.entries()) {
          if (rule === one.drawn[index]) continue
          one.sheet.deleteRule(index)
          one.sheet.insertRule(rule, index)
        }
      one.drawn = rules
    }
  }
}
