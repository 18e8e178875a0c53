import { type ReactNode, useState } from 'react'
import { fail, type Result } from '#shared/http/failure.ts'
import type { FormPurpose } from './model.ts'

interface ProductForm {
  /** Opens the form of a product; refused with `form-not-found` where it has none any more. */
  readonly open: (purpose: FormPurpose) => Promise<Result<null>>
  /** To be drawn outside of any other form. */
  readonly dialog: ReactNode
}

/** The form of a product over the page. All of its code and styles are loaded when it is opened for the first time. */
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
