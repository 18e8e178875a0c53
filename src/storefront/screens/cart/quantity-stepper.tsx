import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CartEntry } from '#shared/cart/schema.ts'
import { limits } from '#shared/limits.ts'
import { cartPageTexts } from './texts.ts'
import type { useQuantity } from './use-quantity.ts'

interface QuantityStepperProps {
  readonly entry: CartEntry
  readonly title: string
  readonly quantity: ReturnType<typeof useQuantity>
  /** Whether the last quantity was refused; the line says why. */
  readonly isRefused: boolean
}

/** The quantity of a line; without JavaScript a field and its form. */
export function QuantityStepper({ entry, title, quantity, isRefused }: QuantityStepperProps) {
  const current = Number(quantity.text)
  const most = Math.min(limits.quantityMaximum, entry.available ?? limits.quantityMaximum)
  return (
    <div className="quantity-stepper">
      <StepButton
        label={cartPageTexts.decreaseQuantityOf(title)}
        icon={<Minus aria-hidden />}
        isEnd={current <= limits.quantityMinimum}
        onClick={() => quantity.step(-1)}
      />
      <input
        name="quantity"
        type="number"
        inputMode="numeric"
        min={limits.quantityMinimum}
        max={limits.quantityMaximum}
        step={1}
        size={4}
        value={quantity.text}
        aria-label={cartPageTexts.quantityOf(title)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${entry.id}-trouble` : undefined}
        onChange={(event) => quantity.type(event.target.value)}
        onBlur={quantity.finish}
      />
      <StepButton
        label={cartPageTexts.increaseQuantityOf(title)}
        icon={<Plus aria-hidden />}
        isEnd={current >= most}
        onClick={() => quantity.step(1)}
      />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isEnd: boolean
  readonly onClick: () => void
}

function StepButton({ label, icon, isEnd, onClick }: StepButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      // A disabled button would lose the focus, so it only looks disabled.
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onClick()}
    >
      {icon}
    </button>
  )
}
