import { Alert } from '@mantine/core'
import { useMemo } from 'react'
import { sentenceOf } from '#shared/failures.ts'
import { isSaleTooHigh } from '#shared/products/check-product.ts'
import { previewProductCall } from '#shared/products/preview.ts'
import { LiveView } from '#studio/kit/live-view.tsx'
import { type ProductDraft, previewOf } from './draft.ts'
import classes from './product-editor.module.css'

interface ProductViewProps {
  readonly draft: ProductDraft
  readonly productId: string | null
  /** The public page, if there is one. */
  readonly publicUrl: string | null
}

/** The preview of the product in its editor. */
export function ProductView({ draft, productId, publicUrl }: ProductViewProps) {
  const subject = useMemo(() => previewOf(draft, productId), [draft, productId])
  const isRefused = draft.variants.some((variant) => isSaleTooHigh(variant, draft.productType))
  return (
    <div className={classes.view}>
      {isRefused && (
        <Alert color="danger" role="status" m="md">
          {sentenceOf({ code: 'sale-price-too-high' })} This product can’t be saved until you change it.
        </Alert>
      )}
      <LiveView
        action={previewProductCall.path}
        name="product"
        subject={subject}
        title="The product page"
        publicUrl={publicUrl}
      />
    </div>
  )
}
