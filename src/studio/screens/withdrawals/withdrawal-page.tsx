import { Alert, Anchor, Stack } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import { getWithdrawalCall } from '#shared/withdrawals/owner-api.ts'
import type { Withdrawal, WithdrawalPeriod } from '#shared/withdrawals/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { State } from './withdrawal-list.tsx'
import classes from './withdrawal-page.module.css'
import { periodWords } from './withdrawal-words.ts'

const back = { to: '/withdrawals', label: 'Withdrawals' }

/** One withdrawal: what the customer stated, its deadlines, and the decision. */
export function WithdrawalPage() {
  const { withdrawalId = '' } = useParams()
  const query = useContractQuery(getWithdrawalCall, { parameters: { withdrawalId } })
  const formats = useFormats()
  return (
    <DetailPage query={query} back={back} waitingTitle="Withdrawal" width="narrow">
      {({ withdrawal, period, exemptItems }) => (
        <Page
          title={withdrawal.name}
          lead={`Received on ${formats.moment(withdrawal.receivedAt)}`}
          marks={<State withdrawal={withdrawal} />}
          back={back}
          width="narrow"
          actions={<WithdrawalActions withdrawal={withdrawal} />}
        >
          <Stack gap="md">
            {withdrawal.order === null && (
              <Alert color="notice" title="No matching order">
                No order has this number and email address. If you find the order, link it. The customer wasn’t told
                that nothing matched.
              </Alert>
            )}
            <Panel title="Statement">
              <Facts facts={statementFacts(withdrawal)} />
            </Panel>
            <Panel title="Deadlines">
              <Facts facts={deadlineFacts(withdrawal, period, formats)} />
            </Panel>
            {exemptItems.length > 0 && (
              <Panel title="Items without a right of withdrawal" lead="As their products said when they were ordered.">
                <Facts
                  facts={exemptItems.map(({ title, reason }) => ({
                    name: title,
                    fact: withdrawalExemptionTexts.reasons[reason],
                  }))}
                />
              </Panel>
            )}
            {withdrawal.decidedAt !== null && (
              <Panel title="Decision">
                <Facts facts={decisionFacts(withdrawal, formats)} />
              </Panel>
            )}
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}

interface Fact {
  readonly name: string
  readonly fact: ReactNode
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, fact }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const statementFacts = ({ name, orderNumber, email, items, order }: Withdrawal): Fact[] => [
  { name: 'Name', fact: name },
  { name: 'Order number', fact: orderNumber },
  { name: 'Email', fact: email },
  { name: 'Items', fact: items || 'The whole order' },
  ...(order
    ? [
        {
          name: 'Order',
          fact: (
            <Anchor component={Link} to={`/orders/${order.id}`}>
              {formatOrderNumber(order.number)}
            </Anchor>
          ),
        },
      ]
    : []),
]

const deadlineFacts = (
  { receivedAt, refundBy }: Withdrawal,
  period: WithdrawalPeriod | null,
  formats: Formats,
): Fact[] => [
  { name: 'Withdrawal period', fact: periodWords(period, receivedAt, formats) },
  { name: 'Refund by', fact: formats.day(refundBy) },
]

const decisionFacts = ({ decidedAt, decidedBy, message }: Withdrawal, { moment }: Formats): Fact[] => [
  { name: 'Decided', fact: [moment(decidedAt!), decidedBy].filter(Boolean).join(' · ') },
  ...(message ? [{ name: 'Message', fact: message }] : []),
]
