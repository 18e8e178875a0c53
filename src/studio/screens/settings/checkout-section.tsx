import { Stack, Switch, TextInput } from '@mantine/core'
import { sentenceOf } from '#shared/failures.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { GiftCardPanel } from './gift-card-panel.tsx'
import { ReminderPanel } from './reminder-panel.tsx'
import { SalePricesPanel } from './sale-prices-panel.tsx'
import classes from './settings.module.css'
import type { SectionProps } from './use-settings-editor.ts'

/** From the cart to the order. */
export function CheckoutSection({ draft, change, errors }: SectionProps) {
  const { money } = useFormats()
  const { minimumSubtotalCents: minimum } = draft
  return (
    <>
      <Panel title="Cart and checkout">
        <Stack gap="md">
          <MoneyField
            label="Minimum subtotal"
            description={
              minimum > 0
                ? `Below this amount, the cart says: “${sentenceOf({ code: 'minimum-subtotal', subtotal: money(minimum) })}”`
                : 'Minimum order amount. Leave at 0 for no minimum.'
            }
            inputContainer={(input) => <div className={classes.amount}>{input}</div>}
            value={minimum}
            error={errors.minimumSubtotalCents}
            onChange={(minimumSubtotalCents) => change('minimum', { minimumSubtotalCents })}
          />
          <Switch
            id="express-checkout"
            label="Express checkout"
            description="Skip the cart: “Add to cart” goes straight to checkout."
            checked={draft.expressCheckout}
            onChange={(event) => change('express', { expressCheckout: event.currentTarget.checked })}
          />
          <Switch
            id="service-quantity"
            label="Allow more than one of a service"
            description="Customers can order the same service several times in one order."
            checked={draft.multipleQuantityAllowedForServices}
            onChange={(event) =>
              change('services', { multipleQuantityAllowedForServices: event.currentTarget.checked })
            }
          />
          <Switch
            id="strict-email"
            label="Strict email check"
            description="Accept only email addresses that end in 2 to 4 letters, like .com or .info."
            checked={draft.strictEmailEnding}
            onChange={(event) => change('strict-email', { strictEmailEnding: event.currentTarget.checked })}
          />
        </Stack>
      </Panel>
      <SalePricesPanel draft={draft} change={change} />
      <ReminderPanel draft={draft} change={change} />
      <GiftCardPanel draft={draft} change={change} errors={errors} />
      <Panel title="Order notifications">
        <TextInput
          id="order-emails"
          label="Email"
          description="We email new orders to this address, and customers’ replies go here too. Leave empty to turn off."
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
