import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { quantityInput } from '#shared/products/quantity.ts'
import { productTexts } from '../texts.ts'

interface Props {
  readonly productId: string
  readonly label: string
  /** As it was typed. */
  readonly value: string
  readonly isInvalid: boolean
  readonly onChange: (value: string) => void
}

/** The quantity. The buttons beside the input are for touch; keyboards have the arrow keys. */
export const QuantityField = memo(function QuantityField({ productId, label, value, isInvalid, onChange }: Props) {
  const step = (by: number) => {
    const next = Math.round(Number(value) || 0) + by
    onChange(String(Math.min(quantityInput.max, Math.max(quantityInput.min, next))))
  }
  return (
    <div className="product-quantity-input" data-item-id={productId} data-animation-role="content">
      <div className="quantity-label visually-hidden" aria-hidden>
        {label}:
      </div>
      <div className="quantity-stepper">
        <button
          className="icon-button"
          type="button"
          tabIndex={-1}
          aria-label={productTexts.decreaseQuantity}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </button>
        <input
          aria-label={label}
          name="quantity"
          type={quantityInput.type}
          inputMode="numeric"
          min={quantityInput.min}
          max={quantityInput.max}
          step={quantityInput.step}
          size={quantityInput.size}
          value={value}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          className="icon-button"
          type="button"
          tabIndex={-1}
          aria-label={productTexts.increaseQuantity}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </button>
      </div>
    </div>
  )
})
