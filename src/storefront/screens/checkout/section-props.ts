import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { CheckoutForm, FormErrors } from './form.ts'
import type { CheckoutModel } from './model.ts'

/** Props of every section of checkout. */
export interface SectionProps {
  readonly model: CheckoutModel
  readonly cart: ShoppingCart
  readonly form: CheckoutForm
  /** Sentences by the path of the field. */
  readonly errors: FormErrors
  readonly onChange: (change: Partial<CheckoutForm>) => void
  /** How often a chosen time was refused. */
  readonly refusals: number
  /** The buyer left a field. */
  readonly onLeave: (path: string) => void
}

/** The errors of one address, by its own field names. */
export function errorsUnder(errors: FormErrors, name: string): Record<string, string> {
  const prefix = `${name}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, sentence]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), sentence]] : [],
    ),
  )
}
