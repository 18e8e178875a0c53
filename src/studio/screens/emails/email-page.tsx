import { Alert, Button, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { TEST_EMAIL } from '#shared/emails/kinds.ts'
import { getEmailCall, showEmailCall } from '#shared/emails/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './email-page.module.css'
import { emailWords } from './email-words.ts'
import { Resend } from './resend.tsx'

const back = { to: '/emails', label: 'Emails' }
type RenderedEmail = ReplyOf<typeof getEmailCall>['email']

/** One email as it was written. */
export function EmailPage() {
  const { emailId = '' } = useParams()
  const query = useContractQuery(
    getEmailCall,
    { parameters: { emailId } },
    { refetchInterval: (reply) => (reply?.email.state === 'waiting' ? 2_000 : false) },
  )
  return (
    <DetailPage query={query} back={back} waitingTitle="Email">
      {({ email }) => <EmailSheet email={email} />}
    </DetailPage>
  )
}

function EmailSheet({ email }: { readonly email: RenderedEmail }) {
  const [form, setForm] = useState('html')
  const may = useMay()
  const { moment } = useFormats()
  const { state, problem, error, triesUntil, subject, to, replyTo, plain, aboutId, kind } = email
  const wasSentAgain = email.firstSentAt !== null && email.firstSentAt !== email.sentAt
  const isAboutOrder = aboutId !== null && kind.includes('order') && may('orders.read')
  return (
    <Page
      title={subject}
      back={back}
      marks={<StateMark tone={emailWords[state].tone}>{emailWords[state].label}</StateMark>}
      actions={
        <>
          {isAboutOrder && (
            <Button component={Link} to={`/orders/${aboutId}`} variant="default">
              View order
            </Button>
          )}
          {may('orders.manage') && <Resend email={email} />}
        </>
      }
    >
      {(problem ?? error) && (
        <Alert color={state === 'failed' ? 'danger' : 'notice'} mb="md" title={problem ?? 'The mail server refused it'}>
          {triesUntil !== null && <Text size="sm">We’ll keep trying until {moment(triesUntil)}.</Text>}
          {error && (
            <Text size="sm" c="dimmed">
              Details: {error}
            </Text>
          )}
        </Alert>
      )}
      {kind === TEST_EMAIL && state === 'sent' && (
        <Alert color="accent" mb="md" title="Email works">
          The mail server accepted this email for {to}. Check your inbox, and your spam folder.
        </Alert>
      )}
      {state === 'mailbox' && (
        <Alert color="notice" mb="md" title="Not sent">
          Email isn’t set up, so this email is only saved here.
        </Alert>
      )}
      <dl className={classes.facts}>
        <dt>To</dt>
        <dd>{to}</dd>
        {replyTo && (
          <>
            <dt>Reply-to</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        {wasSentAgain ? (
          <>
            <dt>First sent</dt>
            <dd>{moment(email.firstSentAt ?? email.createdAt)}</dd>
            <dt>Last sent</dt>
          </>
        ) : (
          <dt>{email.sentAt ? 'Sent' : 'Created'}</dt>
        )}
        <dd>{moment(email.sentAt ?? email.createdAt)}</dd>
      </dl>
      <SegmentedControl
        aria-label="View"
        size="xs"
        mb="sm"
        value={form}
        onChange={setForm}
        data={[
          { value: 'html', label: 'Preview' },
          { value: 'plain', label: 'Plain text' },
        ]}
      />
      {form === 'html' ? (
        // Nothing in an email may run or reach the studio: it has its own content security policy, and can only open
        // its links.
        <iframe
          className={classes.email}
          title="Email preview"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={pathOf(showEmailCall, { parameters: { emailId: email.id } })}
        />
      ) : (
        <pre className={classes.plain}>{plain}</pre>
      )}
    </Page>
  )
}
