import { Alert } from '@mantine/core'
import { issuesInvoices, missingOfSeller } from '#shared/invoices/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const words = {
  address: 'your business address',
  'tax-number': 'your tax number',
} as const

/** Says that no invoices are issued, why, and what becomes of the orders until then; nothing where they are. */
export function SellerMissing({
  settings,
}: {
  readonly settings: Parameters<typeof missingOfSeller>[0] & Pick<StoreSettings, 'invoices'>
}) {
  const missing = issuesInvoices(settings) ? missingOfSeller(settings) : null
  if (missing === null) return null
  return (
    <Alert color="notice" title={`No invoices are issued until you enter ${words[missing]} under General`}>
      Orders that are paid until then get no invoice. You can issue it later, on the page of each order.
    </Alert>
  )
}
