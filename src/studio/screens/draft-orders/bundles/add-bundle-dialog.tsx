import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DraftLine, draftOrderLimits } from '#shared/draft-orders/schema.ts'
import { getProductCall } from '#shared/products/api.ts'
import { mergedPieces } from '#shared/products/bundles/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { ask, keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import classes from './add-bundle-dialog.module.css'
import { fixedParts, isPicked, pickedOf, pickGroups } from './pick-groups.ts'

type ProductLine = Extract<DraftLine, { kind: 'product' }>

interface AddBundleDialogProps {
  /** The bundle, without its picks. */
  readonly line: ProductLine
  readonly onAdd: (line: ProductLine) => void
  readonly close: () => void
}

/** Shows what a bundle consists of, and asks for what customers pick on its page. */
export function AddBundleDialog({ line, onAdd, close }: AddBundleDialogProps) {
  const found = useContractQuery(getProductCall, { parameters: { productId: line.productId } })
  const bundle = found.data?.product.bundle
  const productIds = [...new Set(bundle?.parts.map(({ productId }) => productId) ?? [])]
  const parts = useQueries({
    queries: productIds.map((productId) => {
      const input = { parameters: { productId } }
      return { queryKey: keyOf(getProductCall, input), queryFn: () => ask(getProductCall, input) }
    }),
  })
  const error = found.error ?? parts.find((part) => part.error)?.error
  const isWaiting = !bundle || parts.some(({ isPending }) => isPending)
  const products = new Map(parts.flatMap(({ data }) => (data ? [[data.product.id, data.product] as const] : [])))
  return (
    <Modal opened onClose={close} title={`Add ${line.title}`} size="lg">
      {error ? (
        <Stack gap="md">
          <ErrorState
            error={error}
            onRetry={() => {
              void found.refetch()
              for (const part of parts) void part.refetch()
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          </Group>
        </Stack>
      ) : isWaiting ? (
        <Skeleton height={160} radius="md" />
      ) : (
        <PickForm line={line} bundle={bundle} products={products} onAdd={onAdd} close={close} />
      )}
    </Modal>
  )
}

interface PickFormProps extends AddBundleDialogProps {
  readonly bundle: NonNullable<Product['bundle']>
  readonly products: ReadonlyMap<string, Product>
}

function PickForm({ line, bundle, products, onAdd, close }: PickFormProps) {
  /** Pieces by the ids of variants. */
  const form = useForm({ initialValues: { picked: {} as Readonly<Record<string, number>> } })
  const { picked } = form.values
  const place = useRef<HTMLFormElement>(null)
  // The dialog has opened before its fields were known.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus()
  }, [])
  const groups = pickGroups(bundle, products)
  const always = fixedParts(bundle, products)
  const isComplete = groups.every((group) => isPicked(group, picked))
  const names = groups.flatMap(({ options }) =>
    options.flatMap(({ variantId, name }) => (picked[variantId] ? [`${picked[variantId]} × ${name}`] : [])),
  )
  return (
    <form
      ref={place}
      onSubmit={form.onSubmit(() => {
        if (!isComplete) return
        const picks = mergedPieces(
          Object.entries(picked).flatMap(([variantId, quantity]) => (quantity > 0 ? [{ variantId, quantity }] : [])),
        )
        const title = [line.title, names.join(', ')].filter(Boolean).join(': ')
        close()
        onAdd({
          ...line,
          title: title.slice(0, draftOrderLimits.titleLength * 2),
          ...(picks.length > 0 && { picks }),
        })
      })}
    >
      <Stack gap="lg">
        {always.length > 0 && (
          <div>
            <Text fw={600}>Each bundle includes</Text>
            {always.map((part) => (
              <Text key={part} size="sm">
                {part}
              </Text>
            ))}
          </div>
        )}
        {groups.map((group) => {
          const count = pickedOf(group, picked)
          return (
            <fieldset key={group.title} className={classes.group}>
              <legend>{group.title}</legend>
              <Text size="sm" c={count > group.count ? 'danger' : 'dimmed'} role="status">
                {count} of {group.count} chosen
              </Text>
              {group.options.map(({ variantId, name }) => (
                <div key={variantId} className={classes.option}>
                  <span>{name}</span>
                  <QuantityInput
                    aria-label={`Quantity of ${name}`}
                    w={92}
                    most={group.mostOfOne}
                    keepsTyped
                    value={picked[variantId] ?? 0}
                    onChange={(quantity) => form.setFieldValue('picked', { ...picked, [variantId]: quantity })}
                  />
                </div>
              ))}
            </fieldset>
          )
        })}
        <DialogFooter submitLabel="Add bundle" isSubmitting={false} isDisabled={!isComplete} close={close} />
      </Stack>
    </form>
  )
}
