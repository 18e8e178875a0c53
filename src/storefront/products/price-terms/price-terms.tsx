import { productTexts } from '../texts.ts'

/** What is said of tax and shipping below a price. */
export interface PriceTermsModel {
  /** The sentence about tax; '' without one. */
  readonly tax: string
  /** Whether shipping may come on top. */
  readonly hasShipping: boolean
  /** The page of the shipping policy; null where it isn’t published. */
  readonly shippingHref: string | null
}

export function PriceTerms({ terms: { tax, hasShipping, shippingHref } }: { terms: PriceTermsModel }) {
  const { shipping, shippingTerms } = productTexts
  return (
    <p className="price-terms">
      {tax}
      {hasShipping && (
        <>
          {tax && ' '}
          {shippingHref === null ? shipping : <a href={shippingHref}>{shipping}</a>}
          {shippingTerms}
        </>
      )}
    </p>
  )
}
