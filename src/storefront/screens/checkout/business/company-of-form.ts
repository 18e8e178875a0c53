import type { CheckoutForm } from '../form.ts'

type Asked = Pick<CheckoutForm, 'billingIsShipping' | 'isBusiness' | 'company' | 'shippingAddress' | 'billingAddress'>

/** The company that was typed into the address on the invoice. */
const companyIn = ({ billingIsShipping, shippingAddress, billingAddress }: Asked): string =>
  (billingIsShipping ? shippingAddress : billingAddress).company

/**
 * A change of the form, with the name of the business from the address on the invoice: when the buyer says that a business
 * buys, and when that address gets another company, until they type another name themselves.
 */
export function withCompany(form: Asked, part: Partial<CheckoutForm>): Partial<CheckoutForm> {
  const next = { ...form, ...part }
  const [before, now] = [companyIn(form), companyIn(next)]
  const isTheirs = form.company !== '' && form.company !== before
  // Another address is chosen before it is typed.
  const isUntyped = part.billingIsShipping !== undefined && now === ''
  const isNew = !form.isBusiness || (before !== now && !isUntyped)
  return next.isBusiness && isNew && !isTheirs && part.company === undefined ? { ...part, company: now } : part
}
