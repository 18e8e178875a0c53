import { Plus } from 'lucide-react'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Island } from '../../islands/place-island.tsx'
import Gallery from '../../products/gallery/island.tsx'
import { ProductGrid } from '../../products/product-grid.tsx'
import Purchase from '../../products/purchase/island.tsx'
import { sendPurchase } from '../../products/purchase/send-purchase.ts'
import { QuantityBreaks } from '../../products/quantity-breaks/quantity-breaks.tsx'
import { RestockBox } from '../../products/restock/restock-box.tsx'
import { restockStyles } from '../../products/restock/styles.ts'
import { screenTexts } from '../texts.ts'
import type { Breadcrumb, ProductModel } from './model.ts'
import { Reviews, ReviewsTab, StarLink } from './reviews/reviews.tsx'

/** A product's page. */
export const productScreen = defineScreen<ProductModel>({
  component: ProductScreen,
  styles: [
    'dialogs/dialog',
    'products/stars/stars',
    'products/product-card',
    'products/quick-view',
    'purchases/quantity-stepper',
    'products/purchase/purchase',
    'products/bundles/bundles',
    'products/purchase/buy-bar',
    'products/quantity-breaks/quantity-breaks',
    'products/pay-later/pay-later',
    ...restockStyles,
    'products/product-information',
    'products/gallery/gallery',
    'lightbox/lightbox',
    'screens/product/screen',
    'screens/store/page-links',
    'screens/product/reviews/reviews',
  ],
})

/** Longer titles are set smaller. */
const LONG_TITLE = 60

function ProductScreen({ model }: { model: ProductModel }) {
  const language = useContentLanguage()
  return (
    <>
      <article className="wrap product" data-item-id={model.purchase.productId}>
        <Breadcrumbs trail={model.breadcrumbs} />
        <Island
          className="product-gallery"
          name="products/gallery"
          of={Gallery}
          props={{ model: model.gallery }}
          when="idle"
        />
        <div className="product-details">
          <h1 className={model.title.length > LONG_TITLE ? 'product-title is-long' : 'product-title'} lang={language}>
            {model.title}
          </h1>
          {model.reviews && <StarLink reviews={model.reviews} />}
          <Island
            className="product-checkout"
            name="products/purchase"
            of={Purchase}
            props={{ sent: sendPurchase(model.purchase) }}
            drawnWith={{ given: model.purchase, variantsAttributes: model.variantsAttributes, form: model.form }}
            // Its code is fetched after picture and text are on screen; its form works without it.
            when="idle"
          />
          {model.quantityBreaks && <QuantityBreaks model={model.quantityBreaks} />}
          {model.withdrawalExemption && (
            <p className="product-withdrawal">{withdrawalExemptionTexts.onProduct[model.withdrawalExemption]}</p>
          )}
          {model.restock && <RestockBox model={model.restock} />}
          {model.bodyHtml ? (
            <div className="product-body prose" lang={language} dangerouslySetInnerHTML={{ __html: model.bodyHtml }} />
          ) : (
            model.excerpt && (
              <p className="product-body prose" lang={language}>
                {model.excerpt}
              </p>
            )
          )}
          <ProductInformation lines={model.productInformation} reviews={model.reviews} />
        </div>
      </article>
      {model.reviews && <Reviews reviews={model.reviews} />}
      {model.related.length > 0 && (
        <section className="wrap related-products" aria-labelledby="related-products">
          <h2 id="related-products">{screenTexts.related}</h2>
          <ProductGrid cards={model.related} headingLevel={3} />
        </section>
      )}
    </>
  )
}

/** Lines that open one at a time, without any script. */
function ProductInformation({
  lines,
  reviews,
}: {
  lines: ProductModel['productInformation']
  reviews: ProductModel['reviews']
}) {
  const language = useContentLanguage()
  const hasReviews = reviews !== null && reviews.count > 0
  if (lines.length === 0 && !hasReviews) return null
  return (
    <div className="product-information" lang={language}>
      {lines.map(({ title, html }) => (
        <details key={title}>
          <summary>
            {title}
            <Plus aria-hidden />
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
      {hasReviews && <ReviewsTab reviews={reviews} />}
    </div>
  )
}

function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  const language = useContentLanguage()
  const above = trail.slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={screenTexts.breadcrumb}>
      <ol lang={language}>
        {above.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
