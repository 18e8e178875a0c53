import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { listEmailsCall } from '#shared/emails/schema.ts'
import {
  correctInvoiceCall,
  issueInvoiceCall,
  listInvoicesCall,
  listOrderInvoicesCall,
  sendInvoiceCall,
} from '#shared/invoices/api.ts'
import { signedTotal } from '#shared/invoices/rules.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { deliveryResult } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { kindWords, pdfUrl } from '../../invoices/invoice-words.ts'
import classes from '../order.module.css'

const outdates = [listOrderInvoicesCall, listInvoicesCall, getOrderCall]

/** The invoices and credit notes of an order; nothing where it has none and can have none. */
export function OrderInvoices({ order }: { readonly order: Order }) {
  const parameters = { orderId: order.id }
  const { canSendEmail } = useStaff().website
  const query = useContractQuery(listOrderInvoicesCall, { parameters }, { staleTime: 0 })
  const issue = useContractMutation(issueInvoiceCall, {
    ...{ outdates, isSingle: true },
    onDone: () => showDone('Invoice issued.'),
  })
  const [isCorrecting, setCorrecting] = useState(false)
  const correct = useContractMutation(correctInvoiceCall, {
    outdates,
    onDone: () => {
      setCorrecting(false)
      showDone('Invoice corrected. The new one is in the list.')
    },
  })
  const send = useContractMutation(sendInvoiceCall, {
    outdates: [getOrderCall, listEmailsCall],
    onDone: () => showDone(deliveryResult(canSendEmail)),
  })
  const { money, day } = useFormats()
  const may = useMay()
  const { invoices = [], canIssue = false, canCorrect = false } = query.data ?? {}
  if (invoices.length === 0 && !canIssue) return null
  return (
    <Panel title="Invoices">
      {invoices.length === 0 ? (
        <Text c="dimmed" size="sm">
          This order has no invoice.
        </Text>
      ) : (
        <ul className={classes.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <a href={pdfUrl(invoice.id)}>{`${kindWords[invoice.kind]} ${invoice.number}`}</a>
              <div className={classes.facts}>
                {day(invoice.issuedAt)} · {money(signedTotal(invoice), invoice.currency)}
              </div>
            </li>
          ))}
        </ul>
      )}
      {may('orders.manage') && (
        <Group gap="xs" mt="sm">
          {canIssue && (
            <Button variant="default" size="xs" loading={issue.isPending} onClick={() => issue.mutate({ parameters })}>
              Create invoice
            </Button>
          )}
          {invoices.length > 0 && (
            <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate({ parameters })}>
              Send to customer
            </Button>
          )}
          {canCorrect && (
            <Button variant="default" size="xs" onClick={() => setCorrecting(true)}>
              Correct invoice
            </Button>
          )}
        </Group>
      )}
      <Modal opened={isCorrecting} onClose={() => setCorrecting(false)} title="Correct invoice?">
        <Stack gap="md">
          <Text size="sm">
            A credit note cancels the current invoice. A new invoice is issued with the details of the order and your
            store as they are now. This can’t be undone.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setCorrecting(false)}>
              Cancel
            </Button>
            <Button loading={correct.isPending} onClick={() => correct.mutate({ parameters })}>
              Issue new invoice
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Panel>
  )
}
