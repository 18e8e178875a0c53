import { Stack } from '@mantine/core'
import { getMailServerCall } from '#shared/mail-server/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { MailServerPanel } from './mail-server-panel.tsx'

const back = { to: '/email-settings', label: 'Customer emails' }

/** What sends the emails of the site: a mail server of its own, the installation's, or none. */
export function MailServerScreen() {
  const query = useContractQuery(getMailServerCall, {})
  return (
    <DetailPage query={query} back={back} waitingTitle="Mail server" width="narrow">
      {({ own, installation }) => (
        <Page
          title="Mail server"
          back={back}
          width="narrow"
          lead="Send emails from your own address, through your account at an email service."
        >
          <Stack gap={20}>
            <MailServerPanel own={own} installation={installation} />
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}
