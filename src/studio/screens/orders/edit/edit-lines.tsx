import { ActionIcon, Button, NumberInput, Text } from '@mantine/core'
import { X } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import { leastQuantity } from '#shared/orders/edits/rules.ts'
import type { OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from '../../draft-orders/draft-lines.module.css'

interface EditLinesProps {
  readonly order: Order
  readonly quantities: OrderEdit['quantities']
  readonly onChange: (quantities: OrderEdit['quantities']) => void
}

/** The lines of an order with their quantities. What was shipped stays. */
export function EditLines({ order, quantities, onChange }: EditLinesProps) {
  const { money } = useFormats()
  return (
    <ul className={classes.lines}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <Line
            line={line}
            price={money(line.unitPriceCents, order.currency)}
            quantity={quantities.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity}
            onChange={(quantity) =>
              onChange([
                ...quantities.filter(({ lineId }) => lineId !== line.id),
                ...(quantity === line.quantity ? [] : [{ lineId: line.id, quantity }]),
              ])
            }
          />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: OrderLine
  readonly price: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

function Line({ line, price, quantity, onChange }: LineProps) {
  const name = [line.title, variantTitle(line.attributes)].filter(Boolean).join(' · ')
  const least = Math.min(line.quantity, leastQuantity(line))
  const isFixed = least === line.quantity
  if (quantity === 0)
    return (
      <div className={classes.line}>
        <Text className={classes.title} c="dimmed" td="line-through">
          {name}
        </Text>
        <Button variant="default" size="xs" onClick={() => onChange(line.quantity)}>
          Keep {name}
        </Button>
      </div>
    )
  return (
    <div className={classes.line}>
      <div className={classes.title}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[price, line.fulfilledQuantity > 0 ? `${line.fulfilledQuantity} fulfilled` : ''].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <NumberInput
        label="Quantity"
        aria-label={`Quantity of ${name}`}
        className={classes.quantity}
        min={Math.max(least, limits.quantityMinimum)}
        max={limits.quantityMaximum}
        allowDecimal={false}
        disabled={isFixed && line.fulfilledQuantity === 0}
        value={quantity}
        onChange={(value) => onChange(Number(value) || Math.max(least, 1))}
      />
      <ActionIcon size={36} aria-label={`Remove ${name}`} disabled={least > 0} onClick={() => onChange(0)}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
