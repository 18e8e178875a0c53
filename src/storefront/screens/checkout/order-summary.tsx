import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { totalBeforeTax } from '#shared/cart/total-rows.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { ContentText } from '../../content-text.tsx'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { ContentPrice } from '../../products/content-price.tsx'
import { AnswerList } from '../../purchases/answer-list.tsx'
import { BundlePartsList } from '../../purchases/bundle-parts-list.tsx'
import { CouponForm } from '../../purchases/coupon-form.tsx'
import { GiftCardForm } from '../../purchases/gift-card-form.tsx'
import { renewalWords } from '../../purchases/renewal-words.ts'
import { Summary } from '../../purchases/summary.tsx'
import { purchaseTexts } from '../../purchases/texts.ts'
import { canBeSent } from './form.ts'
import { checkoutPageTexts } from './texts.ts'

interface OrderSummaryProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Whether the totals are about to change. */
  readonly isBusy: boolean
  /** Whether the tax is that of the buyer’s place. */
  readonly isTaxKnown: boolean
}

/** The items and their total: collapsed on a phone, beside the form on a desktop. */
export function OrderSummary({ cart, moneyFormat, isBusy, isTaxKnown }: OrderSummaryProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const money = (cents: number) => formatMoney(cents, cart.currency, moneyFormat)
  // Items with a problem are never hidden.
  const isOpen = isUnfolded || cart.entries.some((entry) => entry.problem !== null)
  return (
    <aside className="checkout-summary" aria-label={checkoutPageTexts.orderSummary} data-open={isOpen || undefined}>
      <button
        className="checkout-summary-toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls="checkout-summary"
        onClick={() => setIsUnfolded(!isOpen)}
      >
        {checkoutPageTexts.orderSummary}
        <ChevronDown aria-hidden />
        <strong>{money(isTaxKnown ? cart.dueCents : totalBeforeTax(cart))}</strong>
      </button>
      <div className="checkout-summary-content" id="checkout-summary" aria-busy={isBusy}>
        <ul className="summary-lines">
          {cart.entries.map((entry) => (
            <SummaryLine key={entry.id} entry={entry} money={money} locale={moneyFormat.locale} />
          ))}
        </ul>
        <CouponForm cart={cart} showsGiftCards />
        <GiftCardForm cart={cart} moneyFormat={moneyFormat} />
        <Summary
          cart={cart}
          moneyFormat={moneyFormat}
          unknownShipping={canBeSent(cart) ? checkoutPageTexts.unchosenShipping : checkoutPageTexts.unknownShipping}
          unknownTax={isTaxKnown ? undefined : purchaseTexts.unknownTax}
        />
        {!cart.draftOrder && !cart.owedFor && (
          <a className="checkout-change" href="/cart">
            {checkoutPageTexts.editCart}
          </a>
        )}
      </div>
    </aside>
  )
}

interface SummaryLineProps {
  readonly entry: ShoppingCart['entries'][number]
  readonly money: (cents: number) => string
  readonly locale: string | undefined
}

function SummaryLine({ entry, money, locale }: SummaryLineProps) {
  const options = Object.values(entry.chosenVariant.attributes)
  const renews = renewalWords(entry, money, locale)
  return (
    <li>
      <div className="summary-picture">
        {entry.image ? (
          <Picture picture={{ ...entry.image, altText: '' }} sizes="64px" />
        ) : (
          <MissingPicture title={entry.title} />
        )}
        <span className="summary-quantity">
          <span className="visually-hidden">{checkoutPageTexts.quantity} </span>
          {entry.quantity}
        </span>
      </div>
      <div className="summary-title">
        {entry.title ? <ContentText>{entry.title}</ContentText> : checkoutPageTexts.itemGone}
        {options.length > 0 && (
          <small>
            <ContentText>{options.join(', ')}</ContentText>
          </small>
        )}
        <BundlePartsList entry={entry} />
        {renews !== null && <small>{renews}</small>}
        <ContentPrice entry={entry} money={money} />
        <AnswerList answers={entry.answers} />
        {entry.problem && <small className="field-error">{entry.problem}</small>}
      </div>
      <span className="summary-price">{money(entry.subTotal)}</span>
    </li>
  )
}
