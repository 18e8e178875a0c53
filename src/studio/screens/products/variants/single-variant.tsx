import { Checkbox, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isMoney, type ProductType, productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import type { DraftVariant } from '../draft.ts'
import { contentColumn, contentPerColumn, unitPriceShown } from './content-columns.ts'
import {
  fixedPriceColumn,
  measureColumn,
  priceColumn,
  salePriceColumn,
  skuColumn,
  stockColumn,
} from './variant-columns.ts'
import classes from './variants.module.css'

interface SingleVariantProps {
  readonly variant: DraftVariant
  readonly productType: ProductType
  /** A bundle has the stock and the measures of its parts. */
  readonly isBundle: boolean
  readonly onChange: (place: string, variant: DraftVariant) => void
}

/** The fields of a product without options. They read and write like the columns of the sheet. */
export function SingleVariant({ variant, productType, isBundle, onChange }: SingleVariantProps) {
  const { currency, currencies = [], locale, ...units } = useStaff().website
  const style = { currency, locale }
  const field = (
    column: SheetColumn<DraftVariant>,
    more: { label?: string; isDisabled?: boolean; placeholder?: string } = {},
  ) => <ColumnField key={column.id} variant={variant} column={column} onChange={onChange} {...more} />
  return (
    <>
      <div className={classes.fields}>
        {field(priceColumn(style))}
        {!isMoney(productType) && field(salePriceColumn(style))}
        {isCounted(productType) && !isBundle && (
          <div>
            {field(stockColumn(), { isDisabled: variant.unlimited, ...(variant.unlimited && { placeholder: '∞' }) })}
            <Checkbox
              mt={8}
              size="xs"
              label="Unlimited"
              checked={variant.unlimited}
              onChange={(event) => onChange('unlimited', { ...variant, unlimited: event.currentTarget.checked })}
            />
          </div>
        )}
        {field(skuColumn())}
        {currencies.map((code) => field(fixedPriceColumn(code, locale), { placeholder: 'Converted' }))}
      </div>
      {!isBundle && (productType === productTypes.physical || variant.content) && (
        <div>
          <div className={classes.fields}>
            {field(contentColumn(), { placeholder: 'Such as 250 g' })}
            {variant.content && field(contentPerColumn())}
          </div>
          <Text size="sm" c="dimmed" mt={6}>
            {unitPriceShown(variant, style) ??
              'Enter the content to show a unit price, which many countries require for goods sold by weight, volume or length.'}
          </Text>
        </div>
      )}
      {productType === productTypes.physical && !isBundle && (
        <div className={classes.fields}>
          {field(measureColumn('weightGrams', 'Weight', units))}
          {field(measureColumn('lengthMillimetres', 'Length', units))}
          {field(measureColumn('widthMillimetres', 'Width', units))}
          {field(measureColumn('heightMillimetres', 'Height', units))}
        </div>
      )}
    </>
  )
}

interface ColumnFieldProps {
  readonly variant: DraftVariant
  readonly column: SheetColumn<DraftVariant>
  readonly isDisabled?: boolean
  readonly placeholder?: string
  readonly onChange: (place: string, variant: DraftVariant) => void
}

/** A column of the sheet as a field. Unreadable text stays as it was typed, with an error. */
function ColumnField({ variant, column, isDisabled, placeholder, onChange }: ColumnFieldProps) {
  const text = column.text(variant)
  const [typed, setTyped] = useState(text)
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    setTyped(text)
    setUnread(false)
  }, [text])

  function commit() {
    const written = column.write!(variant, typed)
    setUnread(written === null)
    if (written === null) return
    if (column.text(written) !== text) onChange(column.id, written)
    else setTyped(text)
  }
  return (
    <TextInput
      label={column.title}
      value={isDisabled ? '' : typed}
      placeholder={placeholder}
      disabled={isDisabled}
      inputMode={column.inputMode}
      autoComplete="off"
      error={isUnread ? column.hint : null}
      styles={{ input: { textAlign: column.align, fontVariantNumeric: 'tabular-nums' } }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
