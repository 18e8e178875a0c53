import { memo } from 'react'
import { fillsArea } from '#shared/pages/blocks/blocks.ts'
import { backgroundSources } from '#shared/pages/codes.ts'
import { sizesOf } from '#shared/pages/layout-css.ts'
import { isEdgeToEdge } from '#shared/pages/placement.ts'
import { type Section, sceneOf } from '#shared/pages/section.ts'
import { DrawnBlock } from '../../blocks/draw-block.tsx'
import type { DrawnSection, PlacedBlock } from './model.ts'
import { SectionScene } from './section-scene.tsx'

interface Props extends DrawnSection {
  /** The section above it. */
  readonly previous: Section | null
  /** The block whose picture is the page's main one. */
  readonly firstImage: PlacedBlock | null
}

/** A section: its background, and its blocks on the grid. */
export function PageSection({ section, blocks, previous, firstImage }: Props) {
  const { background, theme } = section
  const scene = sceneOf(section)
  const hasBackground = theme !== null || background !== null
  const classes = [
    'page-section',
    startsAtEdge(blocks) && 'starts-at-edge',
    hasBackground && 'has-ground',
    hasBackground && previous && hasSameBackground(section, previous) && 'continues-ground',
    hasBackground && endsAtEdge(blocks) && 'ends-at-edge',
    ...backgroundClasses(section),
    section.height !== 'content' && `is-${section.height}-height`,
  ]
  const grid = ['page-grid', section.phone === 'stacked' && 'is-stacked', section.width === 'edge' && 'is-wide']
  return (
    <div
      id={section.anchor || undefined}
      className={classes.filter(Boolean).join(' ')}
      data-section-id={section.id}
      data-section-background={background?.source}
    >
      {scene && <SectionScene scene={scene} isFirst={previous === null} />}
      <div className={grid.filter(Boolean).join(' ')}>
        {blocks.map((placed) => (
          <OnGrid key={placed.block.id} placed={placed} width={section.width} isFirst={placed === firstImage} />
        ))}
      </div>
    </div>
  )
}

/** The classes with the colors of a section. */
export const backgroundClasses = (section: Section): string[] => [
  ...(section.theme === null ? [] : [`theme-${section.theme}`]),
  ...(section.background?.source === backgroundSources.none ? [`on-${section.background.color}`] : []),
  ...(sceneOf(section) ? ['has-picture'] : []),
]

interface OnGridProps {
  readonly placed: PlacedBlock
  readonly width: Section['width']
  readonly isFirst: boolean
}

// Kept while it is the same: the editor draws the page at every step, and most steps change one block.
const OnGrid = memo(({ placed: { block, model }, width, isFirst }: OnGridProps) => {
  const isFilling = fillsArea(block)
  return (
    <DrawnBlock
      block={model}
      isEdgeToEdge={isEdgeToEdge(block.desktop)}
      isFilling={isFilling}
      sizes={sizesOf(block.desktop, isFilling, width)}
      isFirst={isFirst}
    />
  )
})

/** Whether two sections after each other look like one: no space is needed between their backgrounds. */
const hasSameBackground = (one: Section, other: Section) =>
  one.theme === other.theme && one.background === null && other.background === null

/** Whether a section begins with a block from edge to edge: on top of a page it touches the header. */
const startsAtEdge = (blocks: readonly PlacedBlock[]) =>
  blocks.some(({ block: { desktop } }) => desktop.row === 1 && isEdgeToEdge(desktop))

/** Whether nothing is below a block that fills its area from edge to edge. */
function endsAtEdge(blocks: readonly PlacedBlock[]): boolean {
  const end = Math.max(0, ...blocks.map(({ block: { desktop } }) => desktop.row + desktop.rows))
  return blocks.some(
    ({ block }) => isEdgeToEdge(block.desktop) && fillsArea(block) && block.desktop.row + block.desktop.rows === end,
  )
}
