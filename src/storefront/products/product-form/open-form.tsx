import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { type Result, succeed } from '#shared/http/failure.ts'
import { adoptStyles } from './adopt-styles.ts'
import { checkStock } from './check-stock.ts'
import { ProductFormDialog } from './dialog.tsx'
import type { FormPurpose } from './model.ts'
import { readAsked } from './read-asked.ts'

/** Fetches stock and form at once; the dialog opens when there is enough stock and the form has fields. */
export async function openForm(purpose: FormPurpose, show: Dispatch<SetStateAction<ReactNode>>): Promise<Result<null>> {
  const [stocked, asked] = await Promise.all([
    purpose.stock ? checkStock(purpose.itemId, purpose.stock) : succeed(null),
    readAsked(purpose.itemId),
  ])
  if (!stocked.ok) return stocked
  if (!asked.ok) return asked
  adoptStyles()
  const dialog = (
    <ProductFormDialog
      purpose={purpose}
      asked={asked.value}
      onClosed={() => {
        // Called after the focus is back: the opener may have been pressed again by then.
        show((shown) => (shown === dialog ? null : shown))
        // The browser returns the focus itself, unless a pointer opened the dialog.
        purpose.opener?.focus({ preventScroll: true })
      }}
    />
  )
  show(dialog)
  return succeed(null)
}
