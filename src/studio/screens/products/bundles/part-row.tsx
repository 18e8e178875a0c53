import { ActionIcon, Anchor, Select, Text } from '@mantine/core'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { bundleLimits } from '#shared/products/bundles/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import classes from './bundles.module.css'
import { bundleProblems, type PartProduct } from './use-part-products.ts'

interface PartRowProps {
  readonly part: { readonly productId: string; readonly variantId: string | null; readonly quantity?: number }
  readonly of: PartProduct
  /** The choice of a buyer: of one variant, or of all. */
  readonly openLabel: string
  readonly onVariant: (variantId: string | null) => void
  /** Absent where buyers decide how many. */
  readonly onQuantity?: (quantity: number) => void
  readonly onRemove: () => void
}

/** A part of a bundle: its product, its variant and how many. */
export function PartRow({ part, of, openLabel, onVariant, onQuantity, onRemove }: PartRowProps) {
  const { product } = of
  const title = product?.title ?? (of.problem ? 'Deleted product' : '…')
  const variants = product?.variants ?? []
  const isVariantGone = product !== null && part.variantId !== null && !variants.some(({ id }) => id === part.variantId)
  const problem = of.problem ?? (isVariantGone ? bundleProblems.variant : null)
  return (
    <li className={classes.part}>
      <Thumbnail url={product?.pictures[0]?.assetUrl ?? null} width={100} size={40} />
      <div className={classes.words}>
        {product ? (
          <Anchor component={Link} to={`/products/${part.productId}`} c="inherit" size="sm" fw={500}>
            {title}
          </Anchor>
        ) : (
          <Text size="sm" fw={500}>
            {title}
          </Text>
        )}
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
      </div>
      <div className={classes.fields}>
        {(variants.length > 1 || isVariantGone) && (
          <Select
            aria-label={`Variant of ${title}`}
            data={[
              { value: '', label: openLabel },
              ...variants.map(({ id, sku, attributes }) => ({ value: id, label: variantTitle(attributes) || sku })),
            ]}
            value={isVariantGone ? null : (part.variantId ?? '')}
            placeholder="Choose a variant"
            allowDeselect={false}
            onChange={(value) => onVariant(value || null)}
            w={190}
          />
        )}
        {onQuantity && (
          <NumberField
            aria-label={`Quantity of ${title}`}
            min={1}
            max={bundleLimits.piecesOfPart}
            allowDecimal={false}
            value={part.quantity ?? 1}
            onChange={onQuantity}
            w={76}
          />
        )}
        <ActionIcon aria-label={`Remove ${title}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
