import type { CartEntry } from '#shared/cart/schema.ts'
import { ContentText } from '../content-text.tsx'
import { purchaseTexts } from './texts.ts'

/** What one bundle in the cart consists of; nothing for other lines. */
export function BundlePartsList({ entry }: { entry: Pick<CartEntry, 'parts' | 'quantity'> }) {
  if (!entry.parts) return null
  return (
    <ul className="bundle-parts" aria-label={entry.quantity > 1 ? purchaseTexts.inEachBundle : purchaseTexts.inBundle}>
      {entry.parts.map(({ itemId, sku, title, attributes, quantity }) => (
        <li key={`${itemId} ${sku}`}>
          {quantity} × <ContentText>{[title, ...Object.values(attributes)].join(', ')}</ContentText>
        </li>
      ))}
    </ul>
  )
}
