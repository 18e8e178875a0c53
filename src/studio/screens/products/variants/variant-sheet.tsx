import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { isMoney, productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'
import { Sheet } from '#studio/kit/sheet/sheet.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import type { DraftVariant, ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { contentColumn, contentPerColumn } from './content-columns.ts'
import {
  fixedPriceColumn,
  measureColumn,
  onSaleColumn,
  pictureColumn,
  priceColumn,
  salePriceColumn,
  skuColumn,
  stockColumn,
} from './variant-columns.ts'
import classes from './variants.module.css'

const LETTER_WIDTH = 7.5

/** As wide as the longest title, up to a limit: variants differ at the end of their titles. */
function titleWidth(variants: readonly DraftVariant[], options: ProductDraft['options']): number {
  const names = options.map((option) => option.name)
  const longest = Math.max(...variants.map(({ attributes }) => variantTitle(attributes, names).length))
  return Math.round(Math.min(260, Math.max(96 + names.length * 36, 24 + longest * LETTER_WIDTH)))
}

interface VariantSheetProps extends Pick<ProductDraft, 'productType' | 'options' | 'variants' | 'pictures'> {
  readonly change: ChangeProduct
}

/** All variants as a sheet. */
export function VariantSheet({ productType, options, variants, pictures, change }: VariantSheetProps) {
  const { currency, currencies, locale, weightUnit, lengthUnit } = useStaff().website
  const canWrite = useMay()('products.write')
  const width = titleWidth(variants, options)
  const hasContent = variants.some(({ content }) => content)
  const columns = useMemo(() => {
    const names = options.map((option) => option.name)
    const style = { currency, locale }
    const units = { weightUnit, lengthUnit }
    const byId = new Map(pictures.map((picture) => [picture.id, picture]))
    const titled: SheetColumn<DraftVariant> = {
      id: 'variant',
      title: names.length > 0 ? names.join(' / ') : 'Variant',
      width,
      text: (variant) => variantTitle(variant.attributes, names) || 'Without values',
    }
    const shown: SheetColumn<DraftVariant> = {
      ...pictureColumn<DraftVariant>(pictures),
      draw: ({ pictureId }) => {
        const picture = pictureId ? byId.get(pictureId) : undefined
        return picture ? (
          <Thumbnail url={picture.assetUrl} width={100} size={28} focalPoint={picture.focalPoint} />
        ) : (
          <span className={classes.none}>Choose</span>
        )
      },
    }
    const all = [
      titled,
      priceColumn<DraftVariant>(style),
      ...(isCounted(productType) ? [stockColumn<DraftVariant>()] : []),
      skuColumn<DraftVariant>(),
      ...(isMoney(productType) ? [] : [salePriceColumn<DraftVariant>(style), onSaleColumn<DraftVariant>()]),
      ...(currencies ?? []).map((code) => fixedPriceColumn<DraftVariant>(code, locale)),
      ...(pictures.length > 0 ? [shown] : []),
      ...(productType === productTypes.physical || hasContent
        ? [contentColumn<DraftVariant>(), contentPerColumn<DraftVariant>()]
        : []),
      ...(productType === productTypes.physical
        ? [
            measureColumn<DraftVariant>('weightGrams', 'Weight', units),
            measureColumn<DraftVariant>('lengthMillimetres', 'Length', units),
            measureColumn<DraftVariant>('widthMillimetres', 'Width', units),
            measureColumn<DraftVariant>('heightMillimetres', 'Height', units),
          ]
        : []),
    ]
    return canWrite ? all : all.map(({ write: _write, ...column }) => column)
  }, [
    productType,
    options,
    width,
    hasContent,
    pictures,
    currency,
    currencies,
    locale,
    canWrite,
    weightUnit,
    lengthUnit,
  ])

  const onChange = useCallback((next: readonly DraftVariant[]) => change('sheet', { variants: next }), [change])
  return (
    <Sheet
      label="Variants"
      rows={variants}
      columns={columns}
      keyOf={(variant) => variant.key}
      onChange={onChange}
      actions={({ top, bottom }) => {
        const count = bottom - top + 1
        return (
          canWrite &&
          variants.length > count && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              leftSection={<Trash2 size={14} aria-hidden />}
              onClick={() =>
                change('remove-variants', { variants: variants.filter((_, index) => index < top || index > bottom) })
              }
            >
              {count === 1 ? 'Remove this variant' : `Remove ${count} variants`}
            </Button>
          )
        )
      }}
    />
  )
}
