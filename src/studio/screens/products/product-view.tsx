import { useMemo } from 'react'
import { previewProduct } from '#shared/products/preview.ts'
import { LiveView } from '#studio/kit/live-view.tsx'
import { type ProductDraft, previewOf } from './draft.ts'

interface ProductViewProps {
  readonly draft: ProductDraft
  readonly productId: string | null
  /** The page that visitors see, where they see one. */
  readonly publicUrl: string | null
}

/** The page of the product as its editor holds it. */
export function ProductView({ draft, productId, publicUrl }: ProductViewProps) {
  const subject = useMemo(() => previewOf(draft, productId), [draft, productId])
  return (
    <LiveView
      action={previewProduct.path}
      name="product"
      subject={subject}
      title="The product page"
      publicUrl={publicUrl}
    />
  )
}
