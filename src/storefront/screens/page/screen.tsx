import { backgroundSources } from '#shared/pages/codes.ts'
import { layoutCss } from '#shared/pages/layout-css.ts'
import { showsBackground } from '#shared/pages/section.ts'
import { DrawnBlock } from '../../blocks/draw-block.tsx'
import { stylesOfBlocks } from '../../blocks/drawings.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import type { StyleName } from '../../style-name.ts'
import type { DrawnSection, PageModel } from './model.ts'
import { PageSection } from './section.tsx'

/** A page made of blocks, including the home page. */
export const pageScreen = defineScreen<PageModel>({
  component: PageScreen,
  styles: stylesFor,
  layout: ({ sections }) =>
    layoutCss(sections.map(({ blocks, ...one }) => ({ ...one, blocks: blocks.map(({ block }) => block) }))),
  themes: ({ sections }) => sections.flatMap(({ section: { theme } }) => theme ?? []),
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
  const sections = model.sections.map((one) => ({
    ...one,
    blocks: one.blocks.filter(({ block }) => !broken.has(block.id)),
  }))
  return {
    ...model,
    sections: sections.filter(({ section, blocks }) => blocks.length > 0 || showsBackground(section)),
  }
}

function PageScreen({ model }: { model: PageModel }) {
  const { sections } = model
  const hasHeading = modelsOf(sections).some((block) => block.type === 'text' && /<h1[\s>]/i.test(block.html))
  const [top] = sections
  // A picture behind the first section is the page's main one.
  const first =
    top && top.section.background?.source !== backgroundSources.upload
      ? top.blocks.find(({ model: { type } }) => type === 'image')
      : undefined
  return (
    <div className="page">
      {!hasHeading && (
        <h1 className={model.isHome ? 'visually-hidden' : 'wrap page-title'}>
          <ContentText>{model.title}</ContentText>
        </h1>
      )}
      {sections.map((drawn, index) => (
        <PageSection
          key={drawn.section.id}
          {...drawn}
          previous={sections[index - 1]?.section ?? null}
          firstImage={first ?? null}
        />
      ))}
    </div>
  )
}
