import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { getPixelsCall } from '#shared/pixels/api.ts'
import { purchaseReceivers } from '#shared/pixels/providers.ts'
import { usedProviders } from '#shared/pixels/rules.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PixelIds } from './pixel-ids.tsx'
import { PixelTest } from './pixel-test.tsx'
import { TokensPanel } from './tokens-panel.tsx'

/** The site's pixels of ad companies. */
export function PixelsScreen() {
  const query = useContractQuery(getPixelsCall, {})
  return (
    <DetailPage query={query} waitingTitle="Ad pixels" width="narrow">
      {(saved) => {
        const used = usedProviders(saved.pixels)
        const receivers = purchaseReceivers.filter((one) => saved.pixels[one] !== '')
        return (
          <Page
            title="Ad pixels"
            width="narrow"
            lead="Tell companies where you advertise what your visitors do, so that you see which ads lead to orders."
          >
            <Stack gap={20}>
              {used.length > 0 && !saved.asksForMarketing && <BannerNotice />}
              <PixelIds key={saved.revision} saved={saved} />
              {receivers.length > 0 && <TokensPanel receivers={receivers} tokens={saved.tokens} />}
              {used.length > 0 && saved.asksForMarketing && <PixelTest />}
              <HowItWorks />
            </Stack>
          </Page>
        )
      }}
    </DetailPage>
  )
}

function BannerNotice() {
  return (
    <Alert color="notice" title="Pixels don’t run yet" role="status">
      <Text size="sm">
        They only run for visitors who agree to marketing cookies.{' '}
        <Anchor component={Link} to="/cookie-banner" inherit>
          Turn on the cookie banner and ask for marketing
        </Anchor>
        .
      </Text>
    </Alert>
  )
}

function HowItWorks() {
  return (
    <Panel title="What is sent">
      <Stack gap="sm">
        <Text size="sm">
          Page views, products that are opened (ViewContent) or added to the cart (AddToCart), searches (Search), forms
          and newsletter sign-ups (Lead), and orders (Purchase) with their items and total. Test orders and visits of
          your team are left out.
        </Text>
        <Text size="sm">
          Nothing loads before a visitor agrees to marketing, or if their browser sends Global Privacy Control or Do Not
          Track. Pixels never run on the cart, the checkout or the page of an order. Mention these companies in your
          privacy policy.
        </Text>
      </Stack>
    </Panel>
  )
}
