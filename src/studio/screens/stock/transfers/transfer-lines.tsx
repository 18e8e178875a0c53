import { ActionIcon, Text } from '@mantine/core'
import { X } from 'lucide-react'
import { type TransferContent, transferLimits } from '#shared/stock-transfers/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import classes from './transfers.module.css'

type Line = TransferContent['lines'][number]

interface TransferLinesProps {
  readonly lines: readonly Line[]
  readonly titles: Readonly<Record<string, string>>
  readonly hasCosts: boolean
  readonly onChange: (lines: Line[]) => void
}

/** The variants of a draft, how many units of each, and what one costs. */
export function TransferLines({ lines, titles, hasCosts, onChange }: TransferLinesProps) {
  if (lines.length === 0) return <Text c="dimmed">No products yet.</Text>
  const replace = (line: Line) => onChange(lines.map((one) => (one.variantId === line.variantId ? line : one)))
  return (
    <ul className={classes.lines}>
      {lines.map((line) => {
        const name = titles[line.variantId] ?? ''
        return (
          <li key={line.variantId} className={classes.line}>
            <Text fw={600} className={classes.title}>
              {name}
            </Text>
            <NumberField
              label="Quantity"
              aria-label={`Quantity of ${name}`}
              className={classes.quantity}
              min={1}
              max={transferLimits.quantity}
              allowDecimal={false}
              value={line.quantity}
              onChange={(quantity) => replace({ ...line, quantity })}
            />
            {hasCosts && (
              <MoneyField
                label="Cost per unit"
                aria-label={`Cost per unit of ${name}`}
                className={classes.cost}
                value={line.costCents ?? 0}
                onChange={(cents) => replace({ ...line, costCents: cents === 0 ? null : cents })}
              />
            )}
            <ActionIcon
              size={36}
              aria-label={`Remove ${name}`}
              onClick={() => onChange(lines.filter(({ variantId }) => variantId !== line.variantId))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
