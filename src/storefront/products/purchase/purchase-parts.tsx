import { useMemo } from 'react'
import { hasVariants } from '#shared/products/rules.ts'
import { PayLater, PayLaterSpace } from '../pay-later/pay-later.tsx'
import { longestViews, type PayLaterView } from '../pay-later/pay-later-view.ts'
import { Price, PriceNotes } from '../price.tsx'
import { PriceTerms } from '../price-terms/price-terms.tsx'
import type { PriceView } from '../price-view.ts'
import { StatusMark, type StatusMarkView } from '../status-mark.tsx'
import type { PurchaseModel } from './model.ts'

interface PricePartsProps {
  readonly model: PurchaseModel
  /** The price of the chosen variant; of the product while none is chosen. */
  readonly price: PriceView
  readonly mark: StatusMarkView | null
}

/** The price with its status, its notes and its terms. */
export function PriceParts({ model, price, mark }: PricePartsProps) {
  return (
    <div className="product-purchase-price">
      <Price view={price} notes={false} />
      <StatusMark mark={mark?.kind === 'sold-out' ? { ...mark, text: model.soldOutText } : mark} />
      <PriceNotes view={price} views={[model.price, ...model.variants.map((each) => each.price)]} />
      {model.priceTerms && <PriceTerms terms={model.priceTerms} />}
    </div>
  )
}

/**
 * The line about paying later. It has the space of the longest line of all variants, so that the choices below do not
 * move under the finger.
 */
export function PayLaterPlace({ model, view }: { readonly model: PurchaseModel; readonly view: PayLaterView | null }) {
  const spaces = useMemo(() => spacesFor(model), [model])
  if (!model.payLaterBrand || !model.payLater) return null
  return (
    <div className="pay-later-place">
      <div className={view ? undefined : 'is-kept-free'} inert={!view}>
        <PayLater brand={model.payLaterBrand} view={view ?? model.payLater} />
      </div>
      {spaces.map((space) => (
        <PayLaterSpace key={space.state} brand={model.payLaterBrand!} view={space} />
      ))}
    </div>
  )
}

interface ScarcityProps {
  readonly model: PurchaseModel
  /** The chosen variant; null while none is chosen. */
  readonly variant: PurchaseModel['variants'][number] | null
}

/** How few pieces are left: of the chosen variant, or of the product while none is chosen. */
export function Scarcity({ model, variant }: ScarcityProps) {
  if (!model.productScarcity && !model.variants.some((each) => each.scarcity)) return null
  return (
    <div className="product-scarcity-place" data-quick-view-use={model.scarcityUse}>
      {model.productScarcity && (
        <p className="product-scarcity" hidden={variant !== null}>
          {model.productScarcity}
        </p>
      )}
      {model.variants.map(
        (each) =>
          each.scarcity && (
            <p
              key={each.id}
              className="product-scarcity"
              data-variant-attributes={hasVariants(model) ? JSON.stringify(each.attributes) : undefined}
              hidden={each !== variant}
            >
              {each.scarcity}
            </p>
          ),
      )}
    </div>
  )
}

/** The views for which the line has space; none where all variants have the same line. */
function spacesFor({ payLater, variants }: PurchaseModel) {
  const views = [payLater, ...variants.map((each) => each.payLater)].filter((view) => view !== null)
  return new Set(views.map(({ text }) => text)).size > 1 ? longestViews(views) : []
}
