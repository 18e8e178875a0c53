import { memo } from 'react'
import type { CartEntry } from '#shared/cart/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { ContentPrice } from '../../products/content-price.tsx'
import { BundlePartsList } from '../../purchases/bundle-parts-list.tsx'
import { renewalWords } from '../../purchases/renewal-words.ts'
import type { LiveCartModel } from './model.ts'
import { cartPageTexts } from './texts.ts'

// A press on the stepper draws its line again before the next frame. These parts stay as they are: on a slow phone,
// drawing them takes longer than the number.

/** The picture of a line. @param isFirst whether it is visible immediately */
export const LinePicture = memo(function LinePicture({ entry, isFirst }: { entry: CartEntry; isFirst: boolean }) {
  return (
    <div className="cart-line-picture">
      {entry.image ? (
        <Picture
          picture={{ ...entry.image, altText: '' }}
          sizes="112px"
          {...(isFirst && { loading: 'eager', priority: 'high' })}
        />
      ) : (
        <MissingPicture title={entry.title} />
      )}
    </div>
  )
})

type LineWordsProps = Pick<LiveCartModel, 'moneyFormat'> & {
  readonly entry: CartEntry
  readonly currency: LiveCartModel['cart']['currency']
}

/** What a line is, and what one of it costs. */
export const LineWords = memo(function LineWords({ entry, currency, moneyFormat }: LineWordsProps) {
  const title = titleOf(entry)
  const options = optionsOf(entry)
  const money = (cents: number) => formatMoney(cents, currency, moneyFormat)
  const renews = renewalWords(entry, money, moneyFormat.locale)
  const language = useContentLanguage()
  return (
    <div className="cart-line-words">
      <h2 className="cart-line-title">
        {entry.fullUrl ? (
          <a href={entry.fullUrl} lang={language}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {options && (
        <p className="cart-line-options" lang={language}>
          {options}
        </p>
      )}
      <BundlePartsList entry={entry} />
      {renews !== null && <p className="cart-line-options">{renews}</p>}
      <PiecePrice entry={entry} money={money} />
      <ContentPrice entry={entry} money={money} />
    </div>
  )
})

/** A product that was deleted from the catalog has no name any more. */
export const titleOf = (entry: CartEntry): string => entry.title || cartPageTexts.itemGone

/** The chosen variant as text. */
export const optionsOf = ({ chosenVariant }: CartEntry): string =>
  Object.entries(chosenVariant.attributes)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

/** The price of one piece, where it differs from the line's total or is a sale price. */
function PiecePrice({ entry, money }: { entry: CartEntry; money: (cents: number) => string }) {
  const isOnSale = entry.regularPriceCents > entry.purchasePriceCents
  if (!isOnSale && entry.quantity === 1) return null
  return (
    <p className="cart-line-unit">
      {isOnSale && (
        <>
          <span className="visually-hidden">{cartPageTexts.originalPrice} </span>
          <s>{money(entry.regularPriceCents)}</s> <span className="visually-hidden">{cartPageTexts.salePrice} </span>
        </>
      )}
      {money(entry.purchasePriceCents)}
      {entry.quantity > 1 && ' each'}
    </p>
  )
}
