import { ActionIcon, Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type DraftLine, draftOrderLimits } from '#shared/draft-orders/schema.ts'
import { limits } from '#shared/limits.ts'
import type { StockRow } from '#shared/stock/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { AddProduct } from './add-product.tsx'
import classes from './draft-lines.module.css'

interface DraftLinesProps {
  readonly lines: readonly DraftLine[]
  /** What is wrong with a line, as text; null where nothing is. */
  readonly problemOf: (index: number) => string | null
  /** What is in each bundle besides what was picked, as text; absent where it is not known. */
  readonly partsOf?: (index: number) => string
  /** What is wrong with the list as a whole. */
  readonly error?: string | undefined
  readonly onChange: (lines: DraftLine[]) => void
  /** Which products can be added; absent: all that are sold. */
  readonly accepts?: (variant: StockRow) => boolean
  /** Of the prices; absent: the shop's. */
  readonly currency?: string
  /** The price of a product that is added, where it is not that of the catalog. */
  readonly priceOf?: (catalogCents: number) => number
}

/** The lines of a draft order: products of the shop, and others. */
export function DraftLines(props: DraftLinesProps) {
  const { lines, problemOf, partsOf = () => '', error, onChange, currency, priceOf = (cents) => cents } = props
  const replace = (index: number, line: DraftLine) => onChange(lines.map((one, at) => (at === index ? line : one)))
  return (
    <Stack gap="md">
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line, index) => (
            <li key={line.kind === 'product' ? line.variantId : `free-${index}`}>
              <Line
                line={line}
                problem={problemOf(index)}
                parts={partsOf(index)}
                currency={currency}
                onChange={(next) => replace(index, next)}
                remove={() => onChange(lines.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {lines.length < limits.cartLines && (
        <Group gap="sm" align="end">
          <AddProduct
            withBundles
            {...(props.accepts && { accepts: props.accepts })}
            error={error}
            chosen={lines.flatMap((line) => (line.kind === 'product' ? [line.variantId] : []))}
            onAdd={(line) => onChange([...lines, { ...line, unitPriceCents: priceOf(line.unitPriceCents) }])}
          />
          <Button variant="default" onClick={() => onChange([...lines, newLine])}>
            Add custom item
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const newLine: DraftLine = {
  kind: 'free',
  title: '',
  quantity: 1,
  unitPriceCents: 0,
  isTaxed: true,
  taxCategoryId: '',
  isShipped: false,
}

interface LineProps {
  readonly line: DraftLine
  readonly problem: string | null
  readonly parts: string
  readonly currency: string | undefined
  readonly onChange: (line: DraftLine) => void
  readonly remove: () => void
}

function Line({ line, problem, parts, currency, onChange, remove }: LineProps) {
  const name = line.title || 'Custom item'
  const [isLeft, setLeft] = useState(false)
  return (
    <Stack gap={6}>
      <div className={classes.line}>
        {line.kind === 'product' ? (
          <Text fw={600} className={classes.title}>
            <ContentText>{line.title}</ContentText>
          </Text>
        ) : (
          <TextInput
            label="Item"
            className={classes.title}
            maxLength={draftOrderLimits.titleLength}
            value={line.title}
            error={isLeft && line.title.trim() === '' && 'Enter a name.'}
            onBlur={() => setLeft(true)}
            onChange={(event) => onChange({ ...line, title: event.currentTarget.value })}
          />
        )}
        <NumberField
          label="Quantity"
          aria-label={`Quantity of ${name}`}
          className={classes.quantity}
          min={limits.quantityMinimum}
          max={limits.quantityMaximum}
          allowDecimal={false}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...line, quantity })}
        />
        <MoneyField
          label="Price"
          aria-label={`Price of ${name}`}
          className={classes.price}
          {...(currency !== undefined && { currency })}
          value={line.unitPriceCents}
          onChange={(unitPriceCents) => onChange({ ...line, unitPriceCents })}
        />
        <ActionIcon size={36} aria-label={`Remove ${name}`} onClick={remove}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
      {parts !== '' && (
        <Text size="sm" c="dimmed">
          <ContentText>{parts}</ContentText>
        </Text>
      )}
      {line.kind === 'free' && <FreeLine line={line} onChange={onChange} />}
      {problem !== null && (
        <Text size="sm" c="danger">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

/** The tax and shipping of a line that is not in the catalog. */
function FreeLine({
  line,
  onChange,
}: {
  readonly line: Extract<DraftLine, { kind: 'free' }>
  readonly onChange: (line: DraftLine) => void
}) {
  const { taxCategories } = useStaff().website
  return (
    <Group gap="md">
      <Checkbox
        label="Charge tax"
        checked={line.isTaxed}
        onChange={(event) => onChange({ ...line, isTaxed: event.currentTarget.checked })}
      />
      <Checkbox
        label="Needs shipping"
        checked={line.isShipped}
        onChange={(event) => onChange({ ...line, isShipped: event.currentTarget.checked })}
      />
      {line.isTaxed && taxCategories.length > 0 && (
        <Select
          aria-label="Tax category"
          allowDeselect={false}
          value={line.taxCategoryId}
          data={[
            { value: '', label: 'Standard tax' },
            ...taxCategories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(taxCategoryId) => onChange({ ...line, taxCategoryId: taxCategoryId ?? '' })}
        />
      )}
    </Group>
  )
}
