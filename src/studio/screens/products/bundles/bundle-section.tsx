import { Checkbox, Select, Stack, Switch, Text } from '@mantine/core'
import { memo } from 'react'
import { type Bundle, bundleLimits } from '#shared/products/bundles/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { AddPart } from './add-part.tsx'
import { BundleFacts } from './bundle-facts.tsx'
import classes from './bundles.module.css'
import { PartRow } from './part-row.tsx'
import { usePartProducts } from './use-part-products.ts'

interface BundleProps extends Pick<ProductDraft, 'productType' | 'options' | 'variants' | 'bundle'> {
  /** Null for a new product: only such a product can become a bundle. */
  readonly productId: string | null
  readonly change: ChangeProduct
}

const kinds = [
  { value: 'fixed', label: 'The items below' },
  { value: 'choice', label: 'A number of items that customers pick' },
]

/** Whether a new product is a bundle, and what a bundle consists of. */
export const BundleSection = memo(function BundleSection({ productId, bundle, change, ...draft }: BundleProps) {
  const isPlain = draft.productType === productTypes.physical && draft.options.length === 0
  if (!bundle && (productId !== null || !isPlain)) return null
  const set = (place: string, next: Bundle) => change(`bundle ${place}`, { bundle: next })
  return (
    <Panel title="Bundle" id="bundle">
      <Stack gap="md">
        {productId === null && (
          <Switch
            label="Sell several products together"
            description="Stock, taxes and returns stay with each product. A saved bundle can’t become another product."
            checked={bundle !== undefined}
            onChange={(event) =>
              change('bundle', {
                bundle: event.currentTarget.checked ? { kind: 'fixed', parts: [] } : undefined,
                ...(event.currentTarget.checked && {
                  isSubscribable: false,
                  subscriptionPlan: null,
                  additionalFieldsFormId: null,
                }),
              })
            }
          />
        )}
        {bundle && <BundleFields productId={productId} bundle={bundle} set={set} variant={draft.variants[0]!} />}
      </Stack>
    </Panel>
  )
})

interface FieldsProps {
  readonly productId: string | null
  readonly bundle: Bundle
  readonly variant: ProductDraft['variants'][number]
  readonly set: (place: string, bundle: Bundle) => void
}

function BundleFields({ productId, bundle, variant, set }: FieldsProps) {
  const products = usePartProducts(bundle.parts.map((part) => part.productId))
  const isChoice = bundle.kind === 'choice'
  const most = isChoice ? bundleLimits.choices : bundleLimits.parts
  /** Changes a part, or removes it. */
  const setPart = (index: number, changed: { variantId?: string | null; quantity?: number } | null) => {
    const place = `${index}`
    const replaced = <Part extends object>(parts: readonly Part[]) =>
      parts.flatMap((part, at) => (at !== index ? [part] : changed ? [{ ...part, ...changed }] : []))
    set(
      place,
      bundle.kind === 'choice'
        ? { ...bundle, parts: replaced(bundle.parts) }
        : { ...bundle, parts: replaced(bundle.parts) },
    )
  }
  const add = (id: string) =>
    set(
      'add',
      bundle.kind === 'choice'
        ? { ...bundle, parts: [...bundle.parts, { productId: id, variantId: null }] }
        : { ...bundle, parts: [...bundle.parts, { productId: id, variantId: null, quantity: 1 }] },
    )
  return (
    <>
      <Select
        label="The bundle contains"
        data={kinds}
        value={bundle.kind}
        allowDeselect={false}
        onChange={(kind) => {
          if (kind !== bundle.kind) set('kind', kind === 'choice' ? toChoice(bundle) : toFixed(bundle))
        }}
      />
      {bundle.kind === 'choice' && (
        <>
          <NumberField
            label="Items to pick"
            min={1}
            max={bundleLimits.pick}
            allowDecimal={false}
            value={bundle.pick}
            onChange={(pick) => set('pick', { ...bundle, pick })}
            maw={160}
          />
          <Checkbox
            label="Customers can pick an item more than once"
            checked={bundle.repeats}
            onChange={(event) => set('repeats', { ...bundle, repeats: event.currentTarget.checked })}
          />
        </>
      )}
      {bundle.parts.length > 0 && (
        <ul className={classes.parts} aria-label={isChoice ? 'Items to pick from' : 'Items of the bundle'}>
          {bundle.parts.map((part, index) => (
            <PartRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a product can be a part twice.
              key={`${part.productId} ${index}`}
              part={part}
              of={products[index]!}
              openLabel={isChoice ? 'All variants' : 'Customers choose'}
              onVariant={(variantId) => setPart(index, { variantId })}
              {...(!isChoice && { onQuantity: (quantity: number) => setPart(index, { quantity }) })}
              onRemove={() => setPart(index, null)}
            />
          ))}
        </ul>
      )}
      {bundle.parts.length < most ? (
        <AddPart
          productId={productId}
          error={bundle.parts.length === 0 ? 'Add the products of this bundle.' : null}
          onAdd={add}
        />
      ) : (
        <Text size="sm" c="dimmed">{`A bundle can have up to ${most} products.`}</Text>
      )}
      <BundleFacts bundle={bundle} products={products} variant={variant} />
    </>
  )
}

const toChoice = ({ parts }: Bundle): Bundle => ({
  kind: 'choice',
  pick: Math.min(3, Math.max(1, parts.length)),
  repeats: true,
  parts: parts.map(({ productId, variantId }) => ({ productId, variantId })),
})

const toFixed = ({ parts }: Bundle): Bundle => ({
  kind: 'fixed',
  parts: parts.slice(0, bundleLimits.parts).map(({ productId, variantId }) => ({ productId, variantId, quantity: 1 })),
})
