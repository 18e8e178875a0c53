import { Stack, Switch, Textarea } from '@mantine/core'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Whether buyers can ask for returns on the page of their order, and for how long. */
export function ReturnsSection({ draft, change }: SectionProps) {
  const { returns } = draft
  return (
    <Panel
      title="Returns"
      lead="Customers ask for a return on the page of their order, which is linked in their emails. You approve or refuse it on the order. You can create a return yourself at any time."
    >
      <Stack gap="md">
        <Switch
          id="returns"
          label="Let customers ask for returns"
          checked={returns.isOn}
          onChange={(event) => change('returns-on', { returns: { ...returns, isOn: event.currentTarget.checked } })}
        />
        {returns.isOn && (
          <NumberField
            label="Days for returns"
            description="Counted from the last shipment of an order."
            maw={320}
            min={1}
            max={365}
            allowDecimal={false}
            value={returns.days}
            onChange={(days) => change('returns-days', { returns: { ...returns, days } })}
          />
        )}
        {returns.isOn && (
          <Switch
            id="exchanges"
            label="Let customers ask for an exchange"
            description="They choose another variant or product in place of a refund."
            checked={returns.exchanges}
            onChange={(event) =>
              change('returns-exchanges', { returns: { ...returns, exchanges: event.currentTarget.checked } })
            }
          />
        )}
        <NumberField
          label="Days for exchanges"
          description="New items of an exchange are reserved this long. After that, they’re back in stock."
          maw={320}
          min={1}
          max={90}
          allowDecimal={false}
          value={returns.exchangeDays}
          onChange={(exchangeDays) => change('returns-exchange-days', { returns: { ...returns, exchangeDays } })}
        />
        <Textarea
          label="Instructions"
          description="Where customers send items, and how. You can change them each time you approve a return."
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
          value={returns.instructions}
          onChange={(event) =>
            change('returns-instructions', { returns: { ...returns, instructions: event.currentTarget.value } })
          }
        />
      </Stack>
    </Panel>
  )
}
