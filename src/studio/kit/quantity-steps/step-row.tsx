import { ActionIcon } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import type { FixedPrices } from '#shared/currencies/schema.ts'
import { limits } from '#shared/limits.ts'
import { FixedAmounts } from '../fixed-amounts.tsx'
import { MoneyField } from '../money-field.tsx'
import { NumberField } from '../number-field.tsx'
import classes from './step-row.module.css'

interface Step {
  readonly from: number
  readonly percentMilli: number
  readonly priceCents?: number
  readonly fixedPrices?: FixedPrices | undefined
}

interface StepRowProps {
  readonly step: Step
  /** Its place, counted from 1. */
  readonly number: number
  /** What the step says: a percentage off, or the price of one piece. */
  readonly kind: 'percent' | 'price'
  readonly onChange: (changed: Partial<Step>) => void
  /** Null where it is the last one. */
  readonly onRemove: (() => void) | null
}

/** From so many pieces on, so much less. */
export function StepRow({ step, number, kind, onChange, onRemove }: StepRowProps) {
  return (
    <fieldset className={classes.row} aria-label={`Quantity ${number}`}>
      <NumberField
        label="Quantity from"
        min={2}
        max={limits.quantityMaximum}
        allowDecimal={false}
        value={step.from}
        onChange={(from) => onChange({ from })}
      />
      {kind === 'percent' ? (
        <NumberField
          label="Percentage off"
          suffix="%"
          min={0}
          max={100}
          decimalScale={3}
          value={step.percentMilli / 1000}
          onChange={(percent) => onChange({ percentMilli: Math.round(percent * 1000) })}
        />
      ) : (
        <MoneyField
          label="Price each"
          value={step.priceCents ?? 0}
          onChange={(priceCents) => onChange({ priceCents })}
        />
      )}
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove quantity ${number}`}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <Trash2 size={18} aria-hidden />
      </ActionIcon>
      {kind === 'price' && (
        <div className={classes.others}>
          <FixedAmounts
            label="Price each"
            amounts={step.fixedPrices}
            onChange={(fixedPrices) => onChange({ fixedPrices })}
          />
        </div>
      )}
    </fieldset>
  )
}
