import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'

/** Sections of dishes with their prices. */
export function MenuBlock({ block: { title, sections, columns } }: { block: ModelOf<'menu'> }) {
  const Heading = title === '' ? 'h2' : 'h3'
  return (
    <div className={columns === 2 ? 'menu-block has-two-columns' : 'menu-block'} lang={useContentLanguage()}>
      {title && <h2>{title}</h2>}
      <div className="menu-sections">
        {sections.map((section) => (
          <div key={section.id} className="menu-section">
            {section.title && <Heading className="menu-section-title">{section.title}</Heading>}
            {section.description && <p className="menu-section-words">{section.description}</p>}
            <ul>
              {section.dishes.map((dish) => (
                <li key={dish.id}>
                  <div className="menu-dish">
                    <span className="menu-dish-name">{dish.name}</span>
                    {dish.price && <span className="menu-price">{dish.price}</span>}
                  </div>
                  {dish.description && <p>{dish.description}</p>}
                  {dish.note && <p className="menu-note">{dish.note}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
