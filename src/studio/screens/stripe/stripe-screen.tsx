import { Stack } from '@mantine/core'
import { getStripeCall } from '#shared/stripe/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { PaymentEvents } from '../payment-accounts/payment-events.tsx'
import { StripePanel } from './stripe-panel.tsx'

const back = { to: '/store-settings?tab=payments', label: 'Store settings' }

/** The site's Stripe account: cards at checkout, in live mode and in test mode. */
export function StripeScreen() {
  const query = useContractQuery(getStripeCall, {})
  const may = useMay()
  const canChange = may('site.manage')
  return (
    <DetailPage query={query} back={back} waitingTitle="Card payments" width="narrow">
      {({ live, test, eventUrls }) => (
        <Page
          title="Card payments"
          back={back}
          width="narrow"
          lead="Take cards, Apple Pay and Google Pay with your Stripe account. Card details go to Stripe and never reach this server."
        >
          <Stack gap={20}>
            <StripePanel
              mode="live"
              title="Live mode"
              lead="Customers pay with real money."
              connection={live}
              eventUrl={eventUrls.live}
              canChange={canChange}
            />
            <StripePanel
              mode="test"
              title="Test mode"
              lead="Only team members who are signed in and manage orders see it. No money moves."
              connection={test}
              eventUrl={eventUrls.test}
              canChange={canChange}
            />
            {(live || test) && <PaymentEvents company="stripe" name="Stripe" />}
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}
