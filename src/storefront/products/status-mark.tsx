import type { StatusMark as Mark } from '#shared/products/rules.ts'
import { productTexts } from './texts.ts'

/** The status as text: `sold-out` and `sale` are class names that scripts of sites use. */
export interface StatusMarkView {
  readonly kind: NonNullable<Mark>
  readonly text: string
}

/** The text of a status: the product's own for sold out, else the shop's, else the default. */
export function statusMarkView(
  mark: Mark,
  customSoldOutText: string,
  texts: { readonly productSoldOutText: string; readonly productSaleText: string },
): StatusMarkView | null {
  if (mark === 'sold-out')
    return { kind: mark, text: customSoldOutText || texts.productSoldOutText || productTexts.soldOut }
  if (mark === 'sale') return { kind: mark, text: texts.productSaleText || 'sale' }
  return null
}

/** The one status of a product, or nothing. */
export function StatusMark({ mark }: { mark: StatusMarkView | null }) {
  return mark && <div className={`product-mark ${mark.kind}`}>{mark.text}</div>
}
