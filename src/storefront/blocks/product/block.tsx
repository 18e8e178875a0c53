import { useContentLanguage } from '../../content-text.tsx'
import { Island } from '../../islands/place-island.tsx'
import type { FullProduct } from '../../products/full-product.ts'
import Gallery from '../../products/gallery/island.tsx'
import { ProductCard } from '../../products/product-card.tsx'
import Purchase from '../../products/purchase/island.tsx'
import { sendPurchase } from '../../products/purchase/send-purchase.ts'
import { RestockBox } from '../../products/restock/restock-box.tsx'
import type { ProductBlockModel } from './model.ts'

interface Props {
  readonly block: ProductBlockModel
  readonly sizes?: string
}

/** One product as a card, or with its images and everything for buying it. */
export function ProductBlock({ block: { product, card, hasExcerpt }, sizes = '100vw' }: Props) {
  if (product) return <WholeProduct product={product} hasExcerpt={hasExcerpt} />
  return card && <ProductCard card={card} sizes={sizes} />
}

/** The islands of the product's page: choosing a variant shows its image here as well. */
function WholeProduct({ product, hasExcerpt }: { product: FullProduct; hasExcerpt: boolean }) {
  const { purchase, gallery, variantsAttributes, form } = product
  const language = useContentLanguage()
  return (
    <article className="single-product" data-item-id={purchase.productId}>
      <Island
        className="product-gallery"
        name="products/gallery"
        of={Gallery}
        props={{ model: gallery }}
        when="visible"
      />
      <div className="product-details">
        <h2 className="product-title" lang={language}>
          <a href={purchase.fullUrl}>{purchase.title}</a>
        </h2>
        {hasExcerpt && product.excerpt && <p lang={language}>{product.excerpt}</p>}
        <Island
          className="product-checkout"
          name="products/purchase"
          of={Purchase}
          props={{ sent: sendPurchase(purchase) }}
          drawnWith={{ given: purchase, variantsAttributes, form }}
          when="visible"
        />
        {product.restock && <RestockBox model={product.restock} />}
      </div>
    </article>
  )
}
