import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { listStockCall } from '#shared/stock/schema.ts'
import {
  applyCountCall,
  cancelCountCall,
  getCountCall,
  listCountLinesCall,
  listCountsCall,
} from '#shared/stock-counts/api.ts'
import { formatCountNumber } from '#shared/stock-counts/rules.ts'
import type { Count } from '#shared/stock-counts/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { CountLines } from './count-lines.tsx'
import { CountState } from './count-list.tsx'

const back = { to: '/stock/counts', label: 'Counts' }
const outdates = [listCountsCall, getCountCall, listCountLinesCall, listStockCall]

/** One count: what is counted, and what differs. */
export function CountPage() {
  const { countId = '' } = useParams()
  const query = useContractQuery(getCountCall, { parameters: { countId } })
  return (
    <DetailPage query={query} back={back} waitingTitle="Count">
      {({ count }) => <OpenedCount count={count} />}
    </DetailPage>
  )
}

function OpenedCount({ count }: { readonly count: Count }) {
  const [open, setOpen] = useState<'apply' | 'cancel' | null>(null)
  const { moment, number } = useFormats()
  const canWrite = useMay()('products.write') && count.state === 'open'
  const close = () => setOpen(null)
  const { counted, lines, different, startedAt, startedBy, closedAt, state } = count
  return (
    <Page
      title={`Count ${formatCountNumber(count.number)}`}
      marks={<CountState count={count} />}
      lead={`${count.location} · Started on ${moment(startedAt)}${startedBy ? ` by ${startedBy}` : ''}`}
      back={back}
      actions={
        <>
          <Button
            component="a"
            href={`/api/owner/stock-counts/${count.id}/report.csv`}
            download
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
          >
            Export CSV
          </Button>
          {canWrite && (
            <>
              <Button variant="default" onClick={() => setOpen('cancel')}>
                Cancel count
              </Button>
              <Button disabled={counted === 0} onClick={() => setOpen('apply')}>
                Apply
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap="md">
        {state === 'applied' && closedAt !== null && (
          <Alert color="notice">The stock was corrected by these differences on {moment(closedAt)}.</Alert>
        )}
        <Text role="status">
          {number(counted)} of {number(lines)} counted, {number(different)}{' '}
          {different === 1 ? 'difference' : 'differences'}
        </Text>
        <CountLines count={count} canWrite={canWrite} />
      </Stack>
      <Modal opened={open === 'apply'} onClose={close} title="Apply this count?">
        <ApplyForm count={count} close={close} />
      </Modal>
      <Modal opened={open === 'cancel'} onClose={close} title="Cancel this count?">
        <CancelForm count={count} close={close} />
      </Modal>
    </Page>
  )
}

interface FormProps {
  readonly count: Count
  readonly close: () => void
}

function ApplyForm({ count, close }: FormProps) {
  const { number } = useFormats()
  const announce = useUndoNotice()
  const apply = useContractMutation(applyCountCall, {
    outdates,
    onRefused: () => {},
    onDone: ({ changed, batchId }) => {
      close()
      announce(changed === 0 ? 'Count applied. Nothing changed.' : 'Count applied.', batchId)
    },
  })
  const uncounted = count.lines - count.counted
  return (
    <Stack gap="md">
      <RefusalAlert error={apply.error} />
      <Text>
        The stock at {count.location} changes by the differences ({number(count.different)}). What you have sold since
        an item was counted stays sold.
        {uncounted > 0 && ` Items that weren’t counted (${number(uncounted)}) keep their stock.`}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Continue counting
        </Button>
        <Button loading={apply.isPending} onClick={() => apply.mutate({ parameters: { countId: count.id } })}>
          Apply
        </Button>
      </Group>
    </Stack>
  )
}

function CancelForm({ count, close }: FormProps) {
  const cancel = useContractMutation(cancelCountCall, {
    outdates,
    onRefused: () => {},
    onDone: () => {
      close()
      showDone('Count canceled.')
    },
  })
  return (
    <Stack gap="md">
      <RefusalAlert error={cancel.error} />
      <Text>The stock stays as it is. The numbers stay here, but you can’t continue this count.</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Continue counting
        </Button>
        <Button
          color="danger"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ parameters: { countId: count.id } })}
        >
          Cancel count
        </Button>
      </Group>
    </Stack>
  )
}
