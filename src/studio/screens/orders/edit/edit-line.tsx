import { ActionIcon, Button, Text } from '@mantine/core'
import { X } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import type { QuantityBounds } from '#shared/orders/edits/bounds.ts'
import { refundedTexts } from '#shared/orders/edits/messages.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import classes from '../../draft-orders/draft-lines.module.css'
import edit from './edit-line.module.css'

interface EditLineProps {
  readonly name: string
  /** Its price, and what was shipped of it. */
  readonly details: string
  /** What one bundle consists of; absent for what was bought alone. */
  readonly parts?: readonly string[]
  /** The quantity of the order as it is. */
  readonly before: number
  readonly bounds: QuantityBounds
  readonly quantity: number
  /** Why the number can't be had, as text; null where it can. */
  readonly problem: string | null
  readonly onChange: (quantity: number) => void
}

/** A line or a bundle of an order with its quantity; it says why it can't be changed freely. */
export function EditLine({ name, details, parts = [], before, bounds, quantity, problem, onChange }: EditLineProps) {
  const { least, most, reason } = bounds
  if (quantity === 0)
    return (
      <div className={classes.line}>
        <Text className={classes.title} c="dimmed" td="line-through">
          {name}
        </Text>
        <Button variant="default" size="xs" autoFocus onClick={() => onChange(before)}>
          Keep {name}
        </Button>
      </div>
    )
  const smallest = Math.max(least, limits.quantityMinimum)
  const note = noteOf(reason, least, before)
  const isNoted = note !== null || problem !== null
  return (
    <div className={classes.line} data-noted={isNoted || undefined}>
      <div className={classes.title}>
        <Text fw={600}>
          <ContentText>{name}</ContentText>
        </Text>
        <Text size="sm" c="dimmed">
          {details}
        </Text>
        {parts.map((part) => (
          <Text key={part} size="sm" c="dimmed">
            <ContentText>{part}</ContentText>
          </Text>
        ))}
      </div>
      <NumberField
        label="Quantity"
        aria-label={`Quantity of ${name}`}
        description={note}
        error={problem}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        className={isNoted ? edit.noted : classes.quantity}
        // 0 removes it, where that is possible.
        min={least === 0 ? 0 : smallest}
        max={most}
        allowDecimal={false}
        disabled={smallest === most}
        value={quantity}
        onChange={onChange}
      />
      <ActionIcon size={36} aria-label={`Remove ${name}`} disabled={least > 0} onClick={() => onChange(0)}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function noteOf(reason: QuantityBounds['reason'], least: number, before: number): string | null {
  if (reason === 'download') return 'A download is ordered once, so it can only be removed.'
  if (reason === 'gift-card')
    return before === 1
      ? 'The customer says who gets each gift card, so this one can only be removed.'
      : 'The customer says who gets each gift card, so you can only remove some.'
  if (reason === 'refunded') return refundedTexts.line
  if (reason === 'donation') return 'Donations can’t be changed.'
  if (reason === 'delivered') return 'Already delivered, so it can’t be removed.'
  return reason === 'fulfilled' && least > 0 ? `Already fulfilled, so at least ${least} must stay.` : null
}
