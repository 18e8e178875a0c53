import { Stack, Switch, TextInput } from '@mantine/core'
import { sentenceOf } from '#shared/failures.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './settings.module.css'
import type { SectionProps } from './use-settings-editor.ts'

/** From the cart to the order. */
export function CheckoutSection({ draft, change, errors }: SectionProps) {
  const { money } = useFormats()
  const { minimumSubtotalCents: minimum } = draft
  return (
    <>
      <Panel title="The way to checkout">
        <Stack gap="md">
          <MoneyField
            label="Minimum subtotal"
            description={
              minimum > 0
                ? `Below it, the cart says: “${sentenceOf({ code: 'minimum-subtotal', subtotal: money(minimum) })}”`
                : 'What a cart has to come to before it can be paid for. At nought, any cart can.'
            }
            inputContainer={(input) => <div className={classes.amount}>{input}</div>}
            value={minimum}
            error={errors.minimumSubtotalCents}
            onChange={(minimumSubtotalCents) => change('minimum', { minimumSubtotalCents })}
          />
          <Switch
            label="Express checkout"
            description="Whoever adds something goes straight to checkout, without the cart in between."
            checked={draft.expressCheckout}
            onChange={(event) => change('express', { expressCheckout: event.currentTarget.checked })}
          />
        </Stack>
      </Panel>
      <Panel title="New orders">
        <TextInput
          label="Tell of them by email"
          description="Each order is told to this address, and buyers’ replies to their letters come here. Leave it empty to look here in the studio only."
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={256}
          value={draft.orderNotificationEmail}
          error={errors.orderNotificationEmail}
          onChange={(event) => change('notify', { orderNotificationEmail: event.currentTarget.value })}
        />
      </Panel>
    </>
  )
}
