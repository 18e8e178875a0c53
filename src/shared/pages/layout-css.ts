import { type Block, fillsArea } from './blocks/blocks.ts'
import type { FilledSection } from './content.ts'
import { phoneAreas, phoneRatio, wideGrid as wide } from './phone-layout.ts'
import { type Area, isEdgeToEdge, type Placement } from './placement.ts'
import type { Section } from './section.ts'

/** Windows narrower than this, in pixels, get the layout of the phone. */
export const PHONE_BELOW = 768

interface Overlaid {
  /** How much of the theme's background covers the picture behind the section, in percent. */
  readonly overlay?: number | null
}

/**
 * The rules that place the blocks of a page, by media query ('' is every window): one for each block, for wide windows and for the phone. The
 * rest of the grid is in `screens/page/screen.css`.
 */
export function layoutRules(sections: readonly (FilledSection & Overlaid)[]): ReadonlyMap<string, readonly string[]> {
  const always: string[] = []
  const onWide: string[] = []
  const onPhone: string[] = []
  for (const { section, blocks, overlay } of sections) {
    if (overlay != null) always.push(`[data-section-id="${section.id}"]{--overlay:${overlay / 100}}`)
    const own = section.phone === 'own' ? phoneAreas({ blocks }) : null
    for (const block of blocks) {
      onWide.push(rule(block, block.hidden === 'desktop' ? 'display:none' : wideRules(block)))
      onPhone.push(rule(block, block.hidden === 'phone' ? 'display:none' : phoneRules(block, own?.get(block.id))))
    }
  }
  return new Map([
    ['', always],
    [`(width>=${PHONE_BELOW}px)`, onWide.filter(Boolean)],
    [`(width<${PHONE_BELOW}px)`, onPhone.filter(Boolean)],
  ])
}

/** The style sheet that places the blocks of a page. */
export function layoutCss(sections: readonly (FilledSection & Overlaid)[]): string {
  return [...layoutRules(sections)]
    .map(([media, rules]) =>
      media === '' || rules.length === 0 ? rules.join('') : `@media ${media}{${rules.join('')}}`,
    )
    .join('')
}

const rule = ({ id }: Placement, text: string) => (text === '' ? '' : `#block-${id}{${text}}`)

function wideRules(block: Block): string {
  const rules = [areaRules(block.desktop), alignRules(block)]
  if (block.isSticky) rules.push('position:sticky;top:5.5rem')
  return rules.filter(Boolean).join(';')
}

/** Where the section stacks its blocks, only the proportions of blocks that fill their area and the middle of buttons matter. */
function phoneRules(block: Block, area: Area | undefined): string {
  if (area) return [areaRules(area), alignRules(block)].filter(Boolean).join(';')
  if (fillsArea(block)) return `aspect-ratio:${phoneRatio(block.desktop)}`
  // Below centered text, a button is in the middle too.
  return block.type === 'button' && block.align.x === 'center' ? 'justify-self:center' : ''
}

const areaRules = ({ row, column, rows, columns, layer }: Area) =>
  `grid-area:${row}/${column + 1}/span ${rows}/span ${columns}${layer > 0 ? `;z-index:${layer}` : ''}`

/** Blocks that fill their area are stretched; for others the style sheet has `start` down and `stretch` across. */
function alignRules(block: Block): string {
  if (fillsArea(block)) return 'place-self:stretch'
  const { x, y } = block.align
  return [y === 'start' ? '' : `align-self:${y}`, x === 'stretch' ? '' : `justify-self:${x}`].filter(Boolean).join(';')
}

/** The width of a picture in an area of a section, as the `sizes` attribute of HTML. */
export function sizesOf(
  area: Pick<Area, 'column' | 'columns'>,
  isCropped: boolean,
  width: Section['width'] = 'site',
): string {
  const phone = `${isCropped ? 150 : 100}vw`
  if (isEdgeToEdge(area)) return `(min-width: ${PHONE_BELOW}px) 100vw, ${phone}`
  const pixels = area.columns * wide.cell + (area.columns - 1) * wide.gap
  const share = Math.ceil((100 * pixels) / wide.page)
  if (width === 'edge') return `(min-width: ${PHONE_BELOW}px) ${share}vw, ${phone}`
  return `(min-width: ${wide.page}px) ${pixels}px, (min-width: ${PHONE_BELOW}px) ${share}vw, ${phone}`
}
