import type { CSSProperties } from 'react'
import type { PortfolioLayout } from '#shared/items/schema.ts'
import { cssRatio } from '#shared/pictures/aspect-ratios.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { ListCategories } from '../../items/list-categories.tsx'
import type { ItemCardModel } from '../../items/model.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { PortfolioModel } from './model.ts'
import { portfolioTexts } from './texts.ts'

/** The projects of a portfolio in the order of the owner. */
export const portfolioScreen = defineScreen<PortfolioModel>({
  component: PortfolioScreen,
  styles: ['screens/item-list/screen', 'screens/portfolio/screen'],
})

function PortfolioScreen({ model }: { model: PortfolioModel }) {
  const language = useContentLanguage()
  const { layout, projects } = model
  return (
    <div className="wrap item-list-page">
      <header className="item-list-head">
        <h1 lang={language}>{model.title}</h1>
        {model.description.map((paragraph) => (
          <p key={paragraph} className="lead" lang={language}>
            {paragraph}
          </p>
        ))}
      </header>
      <div className="item-list-bar">
        <ListCategories label={portfolioTexts.categories} all={model.all} categories={model.categories} />
      </div>
      {projects.length === 0 ? (
        <p className="lead">{portfolioTexts.empty}</p>
      ) : (
        <ul className={`portfolio is-${layout.design}`} style={measuresOf(layout)}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <Project project={project} layout={layout} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The widths of a picture in the layout, as the `sizes` attribute. */
function sizesOf({ design, columns }: PortfolioLayout): string {
  const shown = design === 'list' ? 1.7 : columns
  const width = Math.ceil(100 / shown)
  return `(min-width: 1024px) ${width}vw, (min-width: 640px) ${Math.max(width, 50)}vw, 100vw`
}

interface ProjectProps {
  readonly project: ItemCardModel
  readonly layout: PortfolioLayout
  readonly isFirst: boolean
}

/** The whole card leads to the project; its title is the link. */
function Project({ project, layout, isFirst }: ProjectProps) {
  const language = useContentLanguage()
  return (
    <article className={project.picture ? 'project' : 'project has-no-picture'} data-item-id={project.id}>
      {project.picture && (
        <div className="project-picture">
          <Picture
            picture={{ ...project.picture, altText: '' }}
            sizes={sizesOf(layout)}
            loading={isFirst ? 'eager' : 'lazy'}
            priority={isFirst ? 'high' : undefined}
          />
        </div>
      )}
      <div className="project-words" lang={language}>
        <h2>
          <a href={project.href}>{project.title}</a>
        </h2>
        {project.excerpt && <p>{project.excerpt}</p>}
      </div>
    </article>
  )
}

const measuresOf = ({ columns, aspectRatio, spacing }: PortfolioLayout) =>
  ({ '--columns': columns, '--ratio': cssRatio(aspectRatio), '--spacing': `${spacing}px` }) as CSSProperties
