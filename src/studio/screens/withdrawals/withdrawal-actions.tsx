import { Button } from '@mantine/core'
import { useState } from 'react'
import { withdrawalTransitions } from '#shared/withdrawals/rules.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import { DecideForm, type Decision, decisionWords } from './decide-form.tsx'
import { LinkForm } from './link-form.tsx'

/** Links a withdrawal to its order, and decides on it. */
export function WithdrawalActions({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const [open, setOpen] = useState<Decision | 'link' | null>(null)
  if (!useMay()('orders.manage')) return null
  const close = () => setOpen(null)
  const possible: readonly Decision[] = withdrawalTransitions[withdrawal.state]
  return (
    <>
      {withdrawal.state === 'received' && (
        <Button variant="default" onClick={() => setOpen('link')}>
          {withdrawal.order ? 'Change order' : 'Link order'}
        </Button>
      )}
      {possible.toReversed().map((state) => (
        <Button
          key={state}
          variant={state === 'refused' ? 'default' : 'filled'}
          disabled={state === 'accepted' && withdrawal.order === null}
          onClick={() => setOpen(state)}
        >
          {decisionWords[state].button}
        </Button>
      ))}
      <Modal opened={open === 'link'} onClose={close} title="Link order">
        {open === 'link' && <LinkForm withdrawal={withdrawal} close={close} />}
      </Modal>
      <Modal
        opened={open !== null && open !== 'link'}
        onClose={close}
        title={open !== null && open !== 'link' ? decisionWords[open].title : ''}
      >
        {open !== null && open !== 'link' && <DecideForm withdrawal={withdrawal} state={open} close={close} />}
      </Modal>
    </>
  )
}
