import { fillsArea } from '#shared/pages/blocks/blocks.ts'
import { layoutCss, sizesOf } from '#shared/pages/layout-css.ts'
import { isEdgeToEdge } from '#shared/pages/placement.ts'
import { DrawnBlock } from '../../blocks/draw-block.tsx'
import { stylesOfBlocks } from '../../blocks/drawings.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import type { StyleName } from '../../style-name.ts'
import type { DrawnSection, PageModel, PlacedBlock } from './model.ts'

/** A page made of blocks, including the home page. */
export const pageScreen = defineScreen<PageModel>({
  component: PageScreen,
  styles: stylesFor,
  layout: ({ sections }) =>
    layoutCss(sections.map(({ section, blocks }) => ({ section, blocks: blocks.map(({ block }) => block) }))),
  independent: {
    parts: ({ sections }) => modelsOf(sections).map((model) => <DrawnBlock key={model.id} block={model} />),
    without: withoutBlocks,
  },
})

const modelsOf = (sections: readonly DrawnSection[]) =>
  sections.flatMap(({ blocks }) => blocks.map(({ model }) => model))

function stylesFor({ sections }: PageModel): StyleName[] {
  return [...stylesOfBlocks(modelsOf(sections)), 'screens/page/screen']
}

/** A page without the blocks that could not be drawn. */
function withoutBlocks(model: PageModel, broken: ReadonlySet<string>): PageModel {
  const sections = model.sections.map(({ section, blocks }) => ({
    section,
    blocks: blocks.filter(({ block }) => !broken.has(block.id)),
  }))
  return { ...model, sections: sections.filter(({ blocks }) => blocks.length > 0) }
}

function PageScreen({ model }: { model: PageModel }) {
  const { sections } = model
  const hasHeading = modelsOf(sections).some((block) => block.type === 'text' && /<h1[\s>]/i.test(block.html))
  const first = sections[0]?.blocks.find(({ model: { type } }) => type === 'image')
  return (
    <div className="page">
      {!hasHeading && (
        <h1 className={model.isHome ? 'visually-hidden' : 'wrap page-title'}>
          <ContentText>{model.title}</ContentText>
        </h1>
      )}
      {sections.map(({ section, blocks }) => (
        <div
          key={section.id}
          id={section.anchor || undefined}
          className={startsAtEdge(blocks) ? 'page-section starts-at-edge' : 'page-section'}
          data-section-id={section.id}
        >
          <div className={section.phone === 'stacked' ? 'page-grid is-stacked' : 'page-grid'}>
            {blocks.map((placed) => (
              <OnGrid key={placed.block.id} placed={placed} isFirst={placed === first} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function OnGrid({ placed: { block, model }, isFirst }: { placed: PlacedBlock; isFirst: boolean }) {
  const isFilling = fillsArea(block)
  return (
    <DrawnBlock
      block={model}
      isEdgeToEdge={isEdgeToEdge(block.desktop)}
      isFilling={isFilling}
      sizes={sizesOf(block.desktop, isFilling)}
      isFirst={isFirst}
    />
  )
}

/** Whether a section begins with a block from edge to edge: on top of a page it touches the header. */
const startsAtEdge = (blocks: readonly PlacedBlock[]) =>
  blocks.some(({ block: { desktop } }) => desktop.row === 1 && isEdgeToEdge(desktop))
