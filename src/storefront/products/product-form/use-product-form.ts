import { type ReactNode, useState } from 'react'
import { fail, type Result } from '#shared/http/failure.ts'
import type { FormPurpose } from './model.ts'

interface ProductForm {
  /** Opens the form of a product; refused with `form-not-found` when it has none any more. */
  readonly open: (purpose: FormPurpose) => Promise<Result<null>>
  /** Render this outside of any other form. */
  readonly dialog: ReactNode
}

/** The form of a product in a dialog. Its code and styles load at the first opening. */
export function useProductForm(): ProductForm {
  const [dialog, setDialog] = useState<ReactNode>(null)
  return {
    open: async (purpose) => {
      const code = await import('./open-form.tsx').catch(() => null)
      return code ? code.openForm(purpose, setDialog) : fail('network')
    },
    dialog,
  }
}
