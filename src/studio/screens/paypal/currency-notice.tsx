import { Alert } from '@mantine/core'
import { isPayPalCurrency } from '#shared/paypal/amounts.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** Says why customers don't see PayPal, in a shop whose currency PayPal does not take. */
export function CurrencyNotice() {
  const { currency } = useStaff().website
  if (isPayPalCurrency(currency)) return null
  return (
    <Alert color="notice" role="status">
      PayPal doesn’t take payments in {currency}, the currency of your store. Customers don’t see it at checkout.
    </Alert>
  )
}
