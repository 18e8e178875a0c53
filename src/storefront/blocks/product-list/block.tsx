import { ContentText } from '../../content-text.tsx'
import { ProductGrid } from '../../products/product-grid.tsx'
import type { ProductListModel } from '../model.ts'
import { blockTexts } from '../texts.ts'

/** Products of a store; nothing when the store has none to show. */
export function ProductListBlock({ block }: { block: ProductListModel }) {
  if (block.cards.length === 0) return null
  return (
    <section className="product-list-block" aria-label={block.title || blockTexts.products}>
      {(block.title || block.moreHref) && (
        <div className="product-list-head">
          {block.title && (
            <h2>
              <ContentText>{block.title}</ContentText>
            </h2>
          )}
          {block.moreHref && <a href={block.moreHref}>{blockTexts.seeAll}</a>}
        </div>
      )}
      <ProductGrid cards={block.cards} headingLevel={block.title ? 3 : 2} />
    </section>
  )
}
