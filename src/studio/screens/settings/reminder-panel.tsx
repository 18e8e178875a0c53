import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { MOST_REMINDERS } from '#shared/settings/reminder-settings.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

const ordinals = ['First', 'Second', 'Third'] as const

/** Emails about carts that were left at checkout: whether, when, and how customers agree. */
export function ReminderPanel({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) {
  const { cartReminders, country } = draft
  const { isOn, isTicked, hours } = cartReminders
  const put = (part: string, changes: Partial<typeof cartReminders>) =>
    change(`reminders-${part}`, { cartReminders: { ...cartReminders, ...changes } })
  const last = hours.at(-1)!
  /** Later emails keep their order: each comes at least an hour after the one before. */
  const setHours = (index: number, value: number) => {
    const next = hours.map((one, at) => (at === index ? value : one))
    for (let at = 1; at < next.length; at += 1) next[at] = Math.max(next[at]!, next[at - 1]! + 1)
    put('hours', { hours: next })
  }
  return (
    <Panel
      title="Abandoned carts"
      lead="Customers who type their email address at checkout, ask for a reminder and leave get an email with a link back to their cart. It stops when they order or unsubscribe."
    >
      <Stack gap="md">
        <Switch
          id="cart-reminders"
          label="Email customers about abandoned carts"
          checked={isOn}
          onChange={(event) => put('on', { isOn: event.currentTarget.checked })}
        />
        {isOn && (
          <>
            {hours.map((value, index) => (
              <Group key={ordinals[index]} gap="xs" align="end">
                <NumberField
                  label={`${ordinals[index]} email`}
                  description={index === 0 ? 'Hours after the customer has left.' : undefined}
                  suffix={value === 1 ? ' hour' : ' hours'}
                  maw={220}
                  min={1}
                  max={720 - MOST_REMINDERS}
                  allowDecimal={false}
                  value={value}
                  onChange={(typed) => setHours(index, typed)}
                />
                {index > 0 && (
                  <Button
                    variant="default"
                    onClick={() => put('count', { hours: hours.filter((_, at) => at !== index) })}
                  >
                    Remove
                  </Button>
                )}
              </Group>
            ))}
            {hours.length < MOST_REMINDERS && (
              <Group>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => put('count', { hours: [...hours, Math.min(last + 24, 719)] })}
                >
                  Add another email
                </Button>
              </Group>
            )}
            {europeanUnion.includes(country) ? (
              <Text size="sm" c="dimmed">
                In the EU, customers agree by ticking a box at checkout. It isn’t ticked in advance.
              </Text>
            ) : (
              <Switch
                label="Tick the box at checkout in advance"
                description="Check that the law where you sell allows it."
                checked={isTicked}
                onChange={(event) => put('ticked', { isTicked: event.currentTarget.checked })}
              />
            )}
          </>
        )}
      </Stack>
    </Panel>
  )
}
