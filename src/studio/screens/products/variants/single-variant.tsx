import { Checkbox, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isMoney, type ProductType, productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import type { DraftVariant } from '../draft.ts'
import { withRead, withUnread } from '../unread-fields.ts'
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

/**
 * A column of the sheet as a field. What can be read is in the draft, and in the preview, while it is typed. Text that
 * can't be read stays as it was typed, with an error when the field is left; the draft isn't saved with it.
 */
function ColumnField({ variant, column, isDisabled, placeholder, onChange }: ColumnFieldProps) {
  const unread = variant.unread?.[column.id]
  const text = unread ?? column.text(variant)
  const [typed, setTyped] = useState(text)
  const [isLeft, setLeft] = useState(true)
  // The variant before the first key: '+10%' is counted from it, not from what the keys before the last one wrote.
  const ground = useRef<DraftVariant | null>(null)
  // What comes from outside, such as an undo, replaces the typed text; its own value in another notation does not.
  const isOwn = useRef(false)
  useEffect(() => {
    if (!isOwn.current) {
      ground.current = null
      setTyped(text)
      setLeft(true)
    }
    isOwn.current = false
  }, [text])

  function change(next: DraftVariant) {
    if ((next.unread?.[column.id] ?? column.text(next)) === text) return
    isOwn.current = true
    onChange(column.id, next)
  }
  function type(next: string) {
    ground.current ??= variant
    setTyped(next)
    setLeft(false)
    const written = column.write!(ground.current, next)
    change(written === null ? withUnread(ground.current, column.id, next) : withRead(written, column.id))
  }
  function leave() {
    if (ground.current === null) return
    const written = column.write!(ground.current, typed)
    ground.current = null
    setLeft(true)
    if (written === null) return
    change(withRead(written, column.id))
    setTyped(column.text(written))
  }
  return (
    <TextInput
      label={column.title}
      value={isDisabled ? '' : typed}
      placeholder={placeholder}
      disabled={isDisabled}
      inputMode={column.inputMode}
      autoComplete="off"
      error={isLeft && unread !== undefined ? column.hint : null}
      styles={{ input: { textAlign: column.align, fontVariantNumeric: 'tabular-nums' } }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
