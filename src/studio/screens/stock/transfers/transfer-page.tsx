import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { listStockLocationsCall, MAIN_LOCATION_ID, type StockLocation } from '#shared/stock-locations/schema.ts'
import {
  createTransferCall,
  getTransferCall,
  listTransfersCall,
  updateTransferCall,
} from '#shared/stock-transfers/api.ts'
import { blankTransfer, contentOf, formatTransferNumber } from '#shared/stock-transfers/rules.ts'
import type { Transfer, TransferContent } from '#shared/stock-transfers/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { SentTransfer } from './sent-transfer.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { TransferForm } from './transfer-form.tsx'
import { TransferState } from './transfer-list.tsx'
import { type CopiedTransfer, titlesOf } from './transfer-words.ts'

const back = { to: '/stock/transfers', label: 'Transfers' }

/** A transfer that is not saved yet; empty, or a copy of another one. */
export function NewTransferPage() {
  const query = useContractQuery(listStockLocationsCall, {})
  return (
    <DetailPage query={query} back={back} waitingTitle="New transfer">
      {({ locations }) => <NewTransfer locations={locations} />}
    </DetailPage>
  )
}

function NewTransfer({ locations }: { readonly locations: readonly StockLocation[] }) {
  const { copied } = (useLocation().state ?? {}) as { readonly copied?: CopiedTransfer }
  const navigate = useNavigate()
  const [content, setContent] = useState(copied?.content ?? firstContent(locations))
  const [titles, setTitles] = useState(copied?.titles ?? {})
  const create = useContractMutation(createTransferCall, {
    outdates: [listTransfersCall],
    onDone: ({ transfer }) => {
      showDone('Transfer saved as a draft.')
      void navigate(`/stock/transfers/${transfer.id}`, { replace: true })
    },
    onRefused: () => {},
  })
  return (
    <Page
      title="New transfer"
      back={back}
      actions={
        <Button
          loading={create.isPending}
          disabled={content.lines.length === 0}
          onClick={() => create.mutate({ body: { content } })}
        >
          Save draft
        </Button>
      }
    >
      <Stack gap="md">
        <RefusalAlert error={create.error} />
        <TransferForm
          content={content}
          onChange={setContent}
          locations={locations}
          titles={titles}
          addTitle={(variantId, title) => setTitles((now) => ({ ...now, [variantId]: title }))}
        />
      </Stack>
    </Page>
  )
}

/** With one location, units can only come from a supplier. */
function firstContent(locations: readonly StockLocation[]): TransferContent {
  const other = locations.find(({ id }) => id !== MAIN_LOCATION_ID)
  return other ? blankTransfer(MAIN_LOCATION_ID, other.id) : blankTransfer(null, MAIN_LOCATION_ID)
}

/** One transfer: a draft that is edited, or what became of its units. */
export function TransferPage() {
  const { transferId = '' } = useParams()
  const query = useContractQuery(getTransferCall, { parameters: { transferId } })
  return (
    <DetailPage query={query} back={back} waitingTitle="Transfer">
      {({ transfer }) => {
        const key = `${transfer.id} ${transfer.revision}`
        return transfer.state === 'draft' ? (
          <DraftTransfer key={key} transfer={transfer} />
        ) : (
          <Page
            title={`Transfer ${formatTransferNumber(transfer.number)}`}
            marks={<TransferState transfer={transfer} />}
            back={back}
            actions={<TransferActions transfer={transfer} />}
          >
            <SentTransfer key={key} transfer={transfer} />
          </Page>
        )
      }}
    </DetailPage>
  )
}

function DraftTransfer({ transfer }: { readonly transfer: Transfer }) {
  const saved = contentOf(transfer)
  const [content, setContent] = useState(saved)
  const [titles, setTitles] = useState(() => titlesOf(transfer))
  const locations = useContractQuery(listStockLocationsCall, {}).data?.locations
  const canWrite = useMay()('products.write')
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved)
  const save = useContractMutation(updateTransferCall, {
    outdates: [listTransfersCall, getTransferCall],
    onDone: () => showDone('Transfer saved.'),
    onRefused: () => {},
  })
  return (
    <Page
      title={`Transfer ${formatTransferNumber(transfer.number)}`}
      marks={<TransferState transfer={transfer} />}
      back={back}
      actions={
        isChanged ? (
          <>
            <Button variant="default" onClick={() => setContent(saved)}>
              Discard changes
            </Button>
            <Button
              loading={save.isPending}
              onClick={() =>
                save.mutate({
                  parameters: { transferId: transfer.id },
                  body: { content, revision: transfer.revision },
                })
              }
            >
              Save
            </Button>
          </>
        ) : (
          <TransferActions transfer={transfer} />
        )
      }
    >
      <Stack gap="md">
        <RefusalAlert error={save.error} />
        <Alert color="notice">
          {transfer.kind === 'purchase'
            ? 'This is a draft. Mark it as ordered when the supplier will deliver it.'
            : 'This is a draft. Mark it as sent when the units leave the first location.'}
        </Alert>
        {locations ? (
          <TransferForm
            content={content}
            onChange={setContent}
            locations={locations}
            titles={titles}
            addTitle={(variantId, title) => setTitles((now) => ({ ...now, [variantId]: title }))}
            isReadOnly={!canWrite}
          />
        ) : (
          <Skeleton height={320} radius="md" />
        )}
      </Stack>
    </Page>
  )
}
