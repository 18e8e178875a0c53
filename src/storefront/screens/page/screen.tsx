import { layoutCss } from '#shared/pages/layout-css.ts'
import { sceneOf, showsBackground } from '#shared/pages/section.ts'
import { DrawnBlock } from '../../blocks/draw-block.tsx'
import { stylesOfBlocks } from '../../blocks/drawings.ts'
import type { BlockModel } from '../../blocks/model.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen, type Screen } from '../../document/screen.ts'
import type { StyleName } from '../../style-name.ts'
import type { DrawnSection, PageModel } from './model.ts'
import { backgroundClasses, PageSection } from './page-section.tsx'

/** A page made of blocks, including the home page. */
export const pageScreen = defineScreen<PageModel>({ component: PageScreen, ...sectionsOfScreen<PageModel>() })

/** What every screen has whose model has sections: their styles, the places of their blocks, and what is left out. */
export function sectionsOfScreen<Model extends Pick<PageModel, 'sections'>>(
  styles: readonly StyleName[] = [],
): Omit<Screen<Model>, 'component'> {
  return {
    styles: (model) => [...stylesOfSections(model), ...styles],
    layout: ({ sections }) =>
      layoutCss(sections.map(({ blocks, ...one }) => ({ ...one, blocks: blocks.map(({ block }) => block) }))),
    themes: ({ sections }) => sections.flatMap(({ section: { theme } }) => theme ?? []),
    independent: {
      parts: ({ sections }) => modelsOf(sections).map((model) => <DrawnBlock key={model.id} block={model} />),
      without: withoutBlocks,
    },
  }
}

const modelsOf = (sections: readonly DrawnSection[]) =>
  sections.flatMap(({ blocks }) => blocks.map(({ model }) => model))

/** The styles of sections, and of blocks that a screen draws besides them. */
export function stylesOfSections(
  { sections }: Pick<PageModel, 'sections'>,
  others: readonly Pick<BlockModel, 'type'>[] = [],
): StyleName[] {
  return [...stylesOfBlocks([...modelsOf(sections), ...others]), 'screens/page/screen']
}

/** A page without the blocks that could not be drawn. */
function withoutBlocks<Model extends Pick<PageModel, 'sections'>>(model: Model, broken: ReadonlySet<string>): Model {
  const sections = model.sections.map((one) => ({
    ...one,
    blocks: one.blocks.filter(({ block }) => !broken.has(block.id)),
  }))
  return {
    ...model,
    sections: sections.filter(({ section, blocks }) => blocks.length > 0 || showsBackground(section)),
  }
}

const hasHeadingIn = (sections: readonly DrawnSection[]) =>
  modelsOf(sections).some((block) => block.type === 'text' && /<h1[\s>]/i.test(block.html))

/** The colors of a first section that touches the header; undefined when something is between them. */
export function groundAtTop({ isHome, sections }: PageModel): readonly string[] | undefined {
  const classes = sections[0] ? backgroundClasses(sections[0].section) : []
  return classes.length > 0 && (isHome || hasHeadingIn(sections)) ? classes : undefined
}

function PageScreen({ model }: { model: PageModel }) {
  const { sections } = model
  const hasHeading = hasHeadingIn(sections)
  return (
    <div className="page">
      {!hasHeading && (
        <h1 className={model.isHome ? 'visually-hidden' : 'wrap page-title'}>
          <ContentText>{model.title}</ContentText>
        </h1>
      )}
      <Sections sections={sections} />
    </div>
  )
}

/** The sections of a page, each with its blocks on a grid. */
export function Sections({ sections }: Pick<PageModel, 'sections'>) {
  const [top] = sections
  // A picture behind the first section is the page's main one.
  const first =
    top && !sceneOf(top.section)?.picture
      ? top.blocks.find(({ model: { type } }) => type === 'image' || type === 'gallery')
      : undefined
  return (
    <>
      {sections.map((drawn, index) => (
        <PageSection
          key={drawn.section.id}
          {...drawn}
          previous={sections[index - 1]?.section ?? null}
          firstImage={first ?? null}
        />
      ))}
    </>
  )
}
