import { Button, Skeleton, Text } from '@mantine/core'
import type { ReplyOf } from '#shared/http/contract.ts'
import { methodsOfCompany, type PaymentCompany } from '#shared/payments/companies.ts'
import { listPaymentEventsCall, repeatPaymentEventCall } from '#shared/payments/events-api.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { Fact, FactRow, FactRows } from '#studio/kit/fact-rows.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

type PaymentEvent = ReplyOf<typeof listPaymentEventsCall>['events'][number]

interface PaymentEventsProps {
  readonly company: PaymentCompany
  /** Of the company, such as 'Stripe'. */
  readonly name: string
}

/** What a company has sent, newest first; each can be handled again. */
export function PaymentEvents({ company, name }: PaymentEventsProps) {
  const pages = useContractPages(listPaymentEventsCall, { query: { company } })
  const events = pages.data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Panel
      title="Events"
      lead={`What ${name} reported about payments, refunds and disputes. Kept for 90 days.`}
      isFlush={events.length > 0}
    >
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : !pages.data ? (
        <Skeleton height={80} />
      ) : events.length === 0 ? (
        <Text c="dimmed" size="sm">
          None yet.
        </Text>
      ) : (
        <FactRows>
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </FactRows>
      )}
      <ShowMore pages={pages} />
    </Panel>
  )
}

function EventLine({ event: { id, type, method, receivedAt, handledAt } }: { readonly event: PaymentEvent }) {
  const { moment } = useFormats()
  const repeat = useContractMutation(repeatPaymentEventCall, {
    outdates: [listPaymentEventsCall],
    onDone: () => showDone('The event is handled again in a moment.'),
  })
  const when = moment(receivedAt)
  return (
    <FactRow
      name={type}
      facts={
        <Fact>
          {when}
          {Object.values(methodsOfCompany).some(({ test }) => test === method) && ` · ${paymentMethod(method).name}`}
        </Fact>
      }
    >
      <StateMark tone={handledAt === null ? 'look' : 'done'}>{handledAt === null ? 'Waiting' : 'Handled'}</StateMark>
      <Button
        variant="default"
        size="xs"
        loading={repeat.isPending}
        aria-label={`Handle ${type} of ${when} again`}
        onClick={() => repeat.mutate({ parameters: { eventId: id } })}
      >
        Handle again
      </Button>
    </FactRow>
  )
}
