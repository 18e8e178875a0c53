import { Button, Group, Stack, Text, Timeline } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  deleteSubscriberPersonCall,
  getSubscriberCall,
  listNewsletterListsCall,
  listSubscribersCall,
  removeSubscribersCall,
} from '#shared/newsletter/owner-api.ts'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { eventWords, stateWords } from './subscriber-words.ts'

const back = { to: '/subscribers', label: 'Subscribers' }

/** One subscriber: the status of the subscription, and its proof. */
export function SubscriberPage() {
  const { subscriberId = '' } = useParams()
  const { data, error, refetch } = useContractQuery(getSubscriberCall, { parameters: { subscriberId } })
  const formats = useFormats()
  if (!data)
    return (
      <Page title="Subscriber" back={back}>
        {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      </Page>
    )
  const { subscriber, events } = data
  const { tone, label } = stateWords[subscriber.state]
  return (
    <Page
      title={subscriber.email}
      lead={subscriber.name}
      marks={<StateMark tone={tone}>{label}</StateMark>}
      back={back}
      width="narrow"
      actions={<Actions subscriber={subscriber} />}
    >
      <Panel title="Proof of consent" lead="History of this subscription.">
        <Timeline bulletSize={12} lineWidth={2} active={events.length}>
          {events.map((event) => (
            <Timeline.Item key={event.id} title={eventWords[event.kind]}>
              <Text size="xs" c="dimmed">
                {[
                  formats.moment(event.at),
                  event.pagePath && `on ${event.pagePath}`,
                  event.address && `from ${event.address}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {event.words && (
                <Text size="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
                  {event.words}
                </Text>
              )}
            </Timeline.Item>
          ))}
        </Timeline>
      </Panel>
    </Page>
  )
}

function Actions({ subscriber }: { readonly subscriber: Subscriber }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const outdates = [listSubscribersCall, listNewsletterListsCall]
  const remove = useContractMutation(removeSubscribersCall, {
    outdates: [...outdates, getSubscriberCall],
    onDone: () => showDone(`${subscriber.email} has been unsubscribed.`),
  })
  const erase = useContractMutation(deleteSubscriberPersonCall, {
    outdates,
    onDone: () => {
      void navigate(back.to)
      showDone('This person’s data was deleted.')
    },
  })
  if (!useMay()('subscribers.write')) return null
  return (
    <>
      {subscriber.state !== 'unsubscribed' && (
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate({ body: { subscriberIds: [subscriber.id] } })}
        >
          Unsubscribe
        </Button>
      )}
      <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
        Delete person
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Delete this person’s data?">
        <Stack gap="md">
          <Text size="sm">
            <strong>{subscriber.email}</strong> is deleted from all lists, with the proof of consent and the emails sent
            to it. You can’t undo this. We only remember that they unsubscribed, so an import can’t add them again.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              color="danger"
              loading={erase.isPending}
              onClick={() => erase.mutate({ body: { email: subscriber.email } })}
            >
              Delete permanently
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
