import { Alert, Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { getHomeCall } from '#shared/home/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { importTrackingCall, type TrackingImport, trackingLimits } from '#shared/orders/tracking/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { CsvImportForm, ImportCounts, ImportProblems } from '#studio/kit/csv-import/csv-import-form.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { problemWords, unpaidWords } from './tracking-words.ts'

/** A button for tracking numbers from a file, and its dialog. */
export function ImportTracking() {
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<Truck size={16} aria-hidden />} onClick={dialog.open}>
        Import tracking
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Import tracking numbers">
        <ImportForm close={dialog.close} />
      </Modal>
    </>
  )
}

function ImportForm({ close }: { readonly close: () => void }) {
  const { canSendEmail } = useStaff().website
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  return (
    <CsvImportForm
      call={importTrackingCall}
      inputOf={(file) => ({ body: { ...file, notifyBuyer } })}
      mostBytes={trackingLimits.bytes}
      mostInWords="500 KB"
      description="The first row needs the column names order, carrier and tracking number. Add SKU and quantity to ship a part of an order."
      fields={() => (
        <Checkbox
          label="Email the customers"
          description={
            canSendEmail
              ? 'They get their tracking number and link. Emails can’t be undone.'
              : 'Email isn’t set up, so these messages won’t be sent. You can read them under Emails.'
          }
          checked={notifyBuyer}
          onChange={(event) => setNotifyBuyer(event.currentTarget.checked)}
        />
      )}
      preview={(plan) => <Plan plan={plan} />}
      submitLabel={({ orders }) => `Fulfill ${countInWords(orders, 'orders')}`}
      hasEffect={({ shipments }) => shipments > 0}
      outdates={[listOrdersCall, getOrderCall, getHomeCall]}
      onDone={(done) => {
        close()
        showDone(`${countInWords(done.shipments, 'shipments')} added. ${unpaidWords(done)}`.trim())
      }}
      close={close}
    />
  )
}

/** What the file would do. */
function Plan({ plan }: { readonly plan: TrackingImport }) {
  const { rows, orders, shipments, repeated, problems, problemCount, unpaidCount } = plan
  return (
    <>
      <ImportCounts rows={rows}>
        {[
          `${countInWords(shipments, 'shipments')} of ${countInWords(orders, 'orders')} will be added`,
          repeated > 0 && `Already added before: ${countInWords(repeated, 'rows')}`,
          problemCount > 0 &&
            (problemCount === 1
              ? '1 row has a problem: its order is left out'
              : `${countInWords(problemCount, 'rows')} have a problem: their orders are left out`),
        ]}
      </ImportCounts>
      {unpaidCount > 0 && (
        <Alert color="notice" mt={8}>
          {unpaidWords(plan)}
        </Alert>
      )}
      <ImportProblems
        problems={problems.map(({ line, order, problem }) => ({ line, name: order, words: problemWords[problem] }))}
        more={problemCount - problems.length}
      />
    </>
  )
}
