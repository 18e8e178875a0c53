import { Button, Stack } from '@mantine/core'
import { Fragment, useState } from 'react'
import { getTransferCall, listTransfersCall, updateTransferDetailsCall } from '#shared/stock-transfers/api.ts'
import { isClosed } from '#shared/stock-transfers/rules.ts'
import type { Transfer, TransferDetails, TransferLine } from '#shared/stock-transfers/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { DetailsFields } from './transfer-form.tsx'
import { momentOfDay } from './transfer-words.ts'
import classes from './transfers.module.css'

/** What became of the units of a transfer that was sent. */
export function SentTransfer({ transfer }: { readonly transfer: Transfer }) {
  const formats = useFormats()
  const canWrite = useMay()('products.write')
  return (
    <Stack gap="md">
      <Panel title="Products" isFlush>
        <Units transfer={transfer} formats={formats} />
      </Panel>
      <Panel title="Route">
        <Facts facts={factsOf(transfer, formats)} />
      </Panel>
      {canWrite && !isClosed(transfer.state) ? (
        <Details transfer={transfer} />
      ) : (
        <Panel title="Details">
          <Facts
            facts={[
              ['Expected on', transfer.expectedOn ? formats.day(momentOfDay(transfer.expectedOn)) : '–'],
              ['Reference', transfer.reference || '–'],
              ['Note', transfer.note || '–'],
            ]}
          />
        </Panel>
      )}
    </Stack>
  )
}

function Units({ transfer, formats }: { readonly transfer: Transfer; readonly formats: Formats }) {
  const { lines, state } = transfer
  const has = (name: 'rejected' | 'missing') => lines.some((line) => line[name] > 0)
  const hasCosts = lines.some(({ costCents }) => costCents !== null)
  const columns: { readonly title: string; readonly of: (line: TransferLine) => string }[] = [
    { title: transfer.kind === 'purchase' ? 'Ordered' : 'Sent', of: ({ quantity }) => formats.number(quantity) },
    { title: 'Received', of: ({ received }) => formats.number(received) },
    ...(has('rejected') ? [{ title: 'Rejected', of: (line: TransferLine) => formats.number(line.rejected) }] : []),
    ...(has('missing') ? [{ title: 'Missing', of: (line: TransferLine) => formats.number(line.missing) }] : []),
    state === 'canceled'
      ? { title: 'Canceled', of: (line) => formats.number(canceledOf(line)) }
      : { title: 'Awaited', of: ({ incoming }) => formats.number(incoming) },
    ...(hasCosts
      ? [
          {
            title: 'Cost',
            of: ({ costCents, quantity }: TransferLine) =>
              costCents === null ? '' : formats.money(costCents * quantity),
          },
        ]
      : []),
  ]
  return (
    <table className={classes.units}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.variantId}>
            <td>
              {line.title}
              <span className={classes.sku}>{line.sku}</span>
            </td>
            {columns.map(({ title, of }) => (
              <td key={title} data-title={title}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const canceledOf = ({ quantity, received, rejected, missing }: TransferLine): number =>
  Math.max(0, quantity - received - rejected - missing)

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, fact]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function factsOf(transfer: Transfer, formats: Formats): [string, string][] {
  const { from, to, kind, sentAt, closedAt, state } = transfer
  return [
    [kind === 'purchase' ? 'Supplier' : 'From', from],
    ['To', to],
    ...(sentAt === null
      ? []
      : [[kind === 'purchase' ? 'Ordered on' : 'Sent on', formats.moment(sentAt)] as [string, string]]),
    ...(closedAt === null
      ? []
      : [[state === 'canceled' ? 'Canceled on' : 'Received on', formats.moment(closedAt)] as [string, string]]),
  ]
}

function Details({ transfer }: { readonly transfer: Transfer }) {
  const saved: TransferDetails = {
    expectedOn: transfer.expectedOn,
    reference: transfer.reference,
    note: transfer.note,
  }
  const [details, setDetails] = useState(saved)
  const save = useContractMutation(updateTransferDetailsCall, {
    outdates: [listTransfersCall, getTransferCall],
    onDone: () => showDone('Transfer saved.'),
    onRefused: () => {},
  })
  const isChanged = JSON.stringify(details) !== JSON.stringify(saved)
  return (
    <Panel
      title="Details"
      aside={
        isChanged && (
          <Button
            size="xs"
            loading={save.isPending}
            onClick={() =>
              save.mutate({
                parameters: { transferId: transfer.id },
                body: { details, revision: transfer.revision },
              })
            }
          >
            Save details
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <RefusalAlert error={save.error} />
        <DetailsFields details={details} onChange={(changes) => setDetails((now) => ({ ...now, ...changes }))} />
      </Stack>
    </Panel>
  )
}
