import { Alert, Button, Checkbox, FileInput, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { Truck } from 'lucide-react'
import { getHomeCall } from '#shared/home/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { importTrackingCall, type TrackingImport, trackingLimits } from '#shared/orders/tracking/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { problemWords } from './tracking-words.ts'

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

/** First a preview of what the file does, then the import. */
function ImportForm({ close }: { readonly close: () => void }) {
  const form = useForm({
    initialValues: { csv: null as string | null, notifyBuyer: true },
    validate: { csv: (csv) => (csv === null ? 'Choose a file.' : null) },
  })
  const look = useContractMutation(importTrackingCall, { onRefused: () => {} })
  const run = useContractMutation(importTrackingCall, {
    outdates: [listOrdersCall, getOrderCall, getHomeCall],
    onDone: ({ shipments }) => {
      close()
      showDone(`${countInWords(shipments, 'shipments')} added.`)
    },
    onRefused: () => {},
  })
  const error = look.error ?? run.error
  const plan = form.values.csv === null ? undefined : look.data
  const submit = ({ csv, notifyBuyer }: typeof form.values) => {
    if (csv !== null) (plan ? run : look).mutate({ body: { csv, notifyBuyer, isDryRun: !plan } })
  }
  async function choose(file: File | null) {
    look.reset()
    run.reset()
    const isTooLarge = file !== null && file.size > trackingLimits.bytes
    form.setFieldValue('csv', file && !isTooLarge ? await file.text() : null)
    if (isTooLarge) form.setFieldError('csv', 'This file is larger than 500 KB. Split it into smaller files.')
  }
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        {error !== null && (
          <Alert color="danger" role="alert">
            {wordsFor(error)}
          </Alert>
        )}
        <FileInput
          label="CSV file"
          description="The first row needs the column names order, carrier and tracking number. Add SKU and quantity to ship a part of an order."
          placeholder="Choose a file"
          accept=".csv,text/csv,text/plain"
          error={form.errors.csv}
          onChange={(file) => void choose(file)}
        />
        <Checkbox
          label="Email the customers"
          description="They get their tracking number and link. Emails can’t be undone."
          {...form.getInputProps('notifyBuyer', { type: 'checkbox' })}
        />
        {plan && <Plan plan={plan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {plan ? (
            <Button type="submit" loading={run.isPending} disabled={plan.shipments === 0}>
              Fulfill {countInWords(plan.orders, 'orders')}
            </Button>
          ) : (
            <Button type="submit" loading={look.isPending}>
              Check the file
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** What the file would do. */
function Plan({ plan }: { readonly plan: TrackingImport }) {
  const more = plan.problemCount - plan.problems.length
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {countInWords(plan.rows, 'rows')} in the file
      </Text>
      <List size="sm">
        <List.Item>
          {countInWords(plan.shipments, 'shipments')} of {countInWords(plan.orders, 'orders')} will be added
        </List.Item>
        {plan.repeated > 0 && <List.Item>Already added before: {countInWords(plan.repeated, 'rows')}</List.Item>}
        {plan.problemCount > 0 && (
          <List.Item>
            {plan.problemCount === 1
              ? '1 row has a problem: its order is left out'
              : `${countInWords(plan.problemCount, 'rows')} have a problem: their orders are left out`}
          </List.Item>
        )}
      </List>
      {plan.problems.length > 0 && (
        <List size="xs" c="dimmed" mt={8} mah={180} style={{ overflowY: 'auto' }} aria-label="Problems">
          {plan.problems.map(({ line, order, problem }) => (
            <List.Item key={line}>
              Line {line}
              {order && ` (${order})`}: {problemWords[problem]}
            </List.Item>
          ))}
          {more > 0 && <List.Item>And {countInWords(more, 'rows')} more.</List.Item>}
        </List>
      )}
    </div>
  )
}
