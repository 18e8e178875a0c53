import { Stack, Text } from '@mantine/core'
import { getPayPalCall } from '#shared/paypal/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { PaymentEvents } from '../payment-accounts/payment-events.tsx'
import { CurrencyNotice } from './currency-notice.tsx'
import { PayPalPanel } from './paypal-panel.tsx'

const back = { to: '/store-settings?tab=payments', label: 'Store settings' }

/** What the owner turns on at PayPal before subscriptions can be paid with it. */
function SavingAccounts() {
  return (
    <Panel
      title="Subscriptions"
      lead="Customers can also pay for subscriptions with PayPal. Their account is saved in PayPal and charged for each renewal."
    >
      <Text size="sm">
        First, ask PayPal to allow it: in your PayPal account, open Account Settings, Payment preferences, and turn on
        saving PayPal as a payment method. In the sandbox, turn on Vault in your app.
      </Text>
    </Panel>
  )
}

/** The site's PayPal account: PayPal at checkout, in live mode and in its sandbox. */
export function PayPalScreen() {
  const query = useContractQuery(getPayPalCall, {})
  const may = useMay()
  const canChange = may('site.manage')
  return (
    <DetailPage query={query} back={back} waitingTitle="PayPal" width="narrow">
      {({ live, test, eventUrls }) => (
        <Page
          title="PayPal"
          back={back}
          width="narrow"
          lead="Take payments with your PayPal business account. Customers pay in PayPal’s window, and the money goes to your account."
        >
          <Stack gap={20}>
            <CurrencyNotice />
            <PayPalPanel
              mode="live"
              title="Live mode"
              lead="Customers pay with real money."
              connection={live}
              eventUrl={eventUrls.live}
              canChange={canChange}
            />
            <PayPalPanel
              mode="test"
              title="Sandbox"
              lead="Only team members who are signed in and manage orders see it. No money moves."
              connection={test}
              eventUrl={eventUrls.test}
              canChange={canChange}
            />
            {(live || test) && <SavingAccounts />}
            {(live || test) && <PaymentEvents company="paypal" name="PayPal" />}
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}
