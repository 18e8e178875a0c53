import { Stack, Switch } from '@mantine/core'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { SectionProps } from './use-settings-editor.ts'

/** When stock is low, and whether the owner gets an email about it. */
export function LowStockPanel({ draft, change, errors }: SectionProps) {
  const { lowStock, orderNotificationEmail } = draft
  const { canSendEmail } = useStaff().website
  const put = (place: string, changes: Partial<typeof lowStock>) =>
    change(place, (before) => ({ lowStock: { ...before.lowStock, ...changes } }))
  return (
    <Panel title="Low stock" lead="Variants at this quantity or less are shown under Low stock in Prices & stock.">
      <Stack gap="md">
        <NumberField
          label="Low-stock quantity"
          description="You can set another quantity for each variant in Prices & stock."
          value={lowStock.threshold}
          min={0}
          max={9999}
          maw={320}
          allowDecimal={false}
          error={errors['lowStock.threshold']}
          onChange={(threshold) => put('low-stock-threshold', { threshold })}
        />
        <Switch
          id="low-stock-email"
          label="Email me when stock runs low"
          description={mailNote(canSendEmail, orderNotificationEmail)}
          checked={lowStock.sendsEmail}
          onChange={(event) => put('low-stock-email', { sendsEmail: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}

function mailNote(canSendEmail: boolean, to: string): string {
  if (!canSendEmail) return 'Email isn’t set up, so no email is sent.'
  if (to === '') return 'Add an email address for order notifications under Checkout to get it.'
  return `Once a day at most, at 8 in the morning, to ${to}.`
}
