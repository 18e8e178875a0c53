import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isOver } from '#shared/subscription-plans/rules.ts'
import {
  changeSubscriptionCall,
  getSubscriptionCall,
  listSubscriptionsCall,
  type SubscriptionDetails,
} from '#shared/subscriptions/api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { ChangeAmountDialog } from './change-amount-dialog.tsx'

const done = {
  skip: 'The next order is skipped.',
  unskip: 'The order that was skipped comes after all.',
  pause: 'The subscription is paused.',
  resume: 'The subscription is active again.',
  cancel: 'The subscription is canceled.',
} satisfies Readonly<Record<string, string>>

const doneDonation: typeof done = {
  ...done,
  skip: 'The next donation is skipped.',
  unskip: 'The donation that was skipped is given after all.',
}

/** What staff can do with a subscription: skip, pause, resume and cancel. */
export function SubscriptionActions({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const { isDonation } = subscription
  const [isAsking, setIsAsking] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const change = useContractMutation(changeSubscriptionCall, {
    outdates: [getSubscriptionCall, listSubscriptionsCall],
    onDone: (_, { body }) => {
      setIsAsking(false)
      showDone((isDonation ? doneDonation : done)[body.action])
    },
  })
  const { id: subscriptionId, state, lostMethod, waitsFor, nextAt, skippedAt, trialEndsAt, amounts } = subscription
  const formats = useFormats()
  const { canSendEmail } = useStaff().website
  if (!useMay()('orders.manage') || isOver(state)) return null
  const press = (action: keyof typeof done) =>
    change.mutate({
      parameters: { subscriptionId },
      body: { action, ...((action === 'skip' || action === 'unskip') && nextAt !== null && { nextAt }) },
    })
  return (
    <>
      {state === 'paused' && lostMethod === '' && (
        <Button disabled={change.isPending} onClick={() => press('resume')}>
          Resume
        </Button>
      )}
      {state === 'active' && waitsFor === '' && trialEndsAt === null && (
        <Button variant="default" disabled={change.isPending} onClick={() => press('skip')}>
          {isDonation ? 'Skip next donation' : 'Skip next order'}
        </Button>
      )}
      {skippedAt !== null && (
        <Button variant="default" disabled={change.isPending} onClick={() => press('unskip')}>
          Don’t skip {formats.day(skippedAt)}
        </Button>
      )}
      {state !== 'paused' && (
        <Button variant="default" disabled={change.isPending} onClick={() => press('pause')}>
          Pause
        </Button>
      )}
      {amounts !== null && (
        <Button variant="default" onClick={() => setIsChanging(true)}>
          Change amount
        </Button>
      )}
      {amounts !== null && isChanging && (
        <ChangeAmountDialog subscription={subscription} amounts={amounts} close={() => setIsChanging(false)} />
      )}
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Cancel subscription
      </Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Cancel this subscription?">
        <Stack gap="md">
          <Text size="sm">
            The {isDonation ? 'donor' : 'customer'} isn’t charged again{canSendEmail && ' and gets an email'}. A
            canceled subscription can’t be resumed.
          </Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Keep subscription
            </Button>
            <Button color="danger" loading={change.isPending} onClick={() => press('cancel')}>
              Cancel subscription
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
