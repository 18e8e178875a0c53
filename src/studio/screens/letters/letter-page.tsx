import { Alert, Button, SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { getHome } from '#shared/home/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { getLetter, listLetters, sendLetterAgain, showLetter } from '#shared/letters/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/member-context.ts'
import classes from './letter-page.module.css'
import { letterWords } from './letter-words.ts'

const back = { to: '/letters', label: 'Letters' }
type Letter = ReplyOf<typeof getLetter>['letter']

/** One letter as it was written. */
export function LetterPage() {
  const { letterId = '' } = useParams()
  const query = useContractQuery(
    getLetter,
    { parameters: { letterId } },
    { refetchInterval: (reply) => (reply?.letter.state === 'waiting' ? 2_000 : false) },
  )
  return (
    <DetailPage query={query} back={back} waitingTitle="Letter">
      {({ letter }) => <LetterSheet letter={letter} />}
    </DetailPage>
  )
}

function LetterSheet({ letter }: { readonly letter: Letter }) {
  const [form, setForm] = useState('html')
  const may = useMay()
  const { moment } = useFormats()
  const { state, error, subject, to, replyTo, plain, aboutId, kind } = letter
  const isAboutOrder = aboutId !== null && kind.includes('order') && may('orders.read')
  return (
    <Page
      title={subject}
      back={back}
      marks={<StateMark tone={letterWords[state].tone}>{letterWords[state].label}</StateMark>}
      actions={
        <>
          {isAboutOrder && (
            <Button component={Link} to={`/orders/${aboutId}`} variant="default">
              Go to the order
            </Button>
          )}
          {may('orders.manage') && <SendAgain letter={letter} />}
        </>
      }
    >
      {error && (
        <Alert
          color="danger"
          mb="md"
          title={state === 'delayed' ? 'It could not be sent yet, and is tried again' : 'The mail server refused it'}
        >
          {error}
        </Alert>
      )}
      <dl className={classes.facts}>
        <dt>To</dt>
        <dd>{to}</dd>
        {replyTo && (
          <>
            <dt>Answers to</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>{letter.sentAt ? 'Sent' : 'Written'}</dt>
        <dd>{moment(letter.sentAt ?? letter.createdAt)}</dd>
      </dl>
      <SegmentedControl
        aria-label="How the letter is shown"
        size="xs"
        mb="sm"
        value={form}
        onChange={setForm}
        data={[
          { value: 'html', label: 'As it looks' },
          { value: 'plain', label: 'Plain text' },
        ]}
      />
      {form === 'html' ? (
        // Nothing in a letter may run or reach the studio: it comes with a policy of its own, and may only open its links.
        <iframe
          className={classes.letter}
          title="The letter"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={pathOf(showLetter, { parameters: { letterId: letter.id } })}
        />
      ) : (
        <pre className={classes.plain}>{plain}</pre>
      )}
    </Page>
  )
}

function SendAgain({ letter }: { readonly letter: Letter }) {
  const client = useQueryClient()
  const mutation = useContractMutation(sendLetterAgain, {
    outdates: [listLetters, getHome],
    onDone: (reply) => {
      void client.invalidateQueries({ queryKey: keyOf(getLetter) })
      showDone(
        reply.letter.state === 'mailbox'
          ? 'No mail server is set up, so it stays here.'
          : `On its way to ${letter.to}.`,
      )
    },
  })
  return (
    <Button
      leftSection={<Send size={16} aria-hidden />}
      variant={letter.state === 'failed' || letter.state === 'delayed' ? 'filled' : 'default'}
      loading={mutation.isPending}
      onClick={() => mutation.mutate({ parameters: { letterId: letter.id } })}
    >
      Send again
    </Button>
  )
}
