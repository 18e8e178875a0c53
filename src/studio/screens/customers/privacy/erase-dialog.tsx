import { Alert, Button, Checkbox, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listCustomersCall } from '#shared/customers/api.ts'
import { eraseCustomerCall, listPrivacyRequestsCall, previewErasureCall } from '#shared/customers/privacy-api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { deletedWords, keptWords } from './privacy-words.ts'

/** Erases a customer: first what goes and what stays, then the confirmation. */
export function EraseDialog({ customer, close }: { readonly customer: CustomerProfile; readonly close: () => void }) {
  const parameters = { customerId: customer.id }
  const navigate = useNavigate()
  const form = useForm({ initialValues: { isSure: false } })
  const preview = useContractQuery(previewErasureCall, { parameters })
  const erase = useContractMutation(eraseCustomerCall, {
    outdates: [listCustomersCall, listPrivacyRequestsCall],
    onDone: () => {
      void navigate('/customers/privacy')
      showDone('The customer is being erased.')
    },
    onRefused: () => {},
  })
  const error = preview.error ?? erase.error
  const { openOrders = 0, counts, years = 0 } = preview.data ?? {}
  return (
    <Modal opened onClose={close} title="Erase this customer?" size="lg">
      <form onSubmit={form.onSubmit(() => erase.mutate({ parameters }))}>
        <Stack gap="md">
          {error != null && (
            <Alert color="danger" role="alert">
              {wordsFor(error)}
            </Alert>
          )}
          {counts ? (
            <>
              {openOrders > 0 && (
                <Alert color="notice" role="status">
                  {countInWords(openOrders, 'open orders')}: fulfill or cancel {openOrders === 1 ? 'it' : 'them'} first.
                </Alert>
              )}
              <Words title="Deleted for good" lines={deletedWords(counts)} />
              <Words title="Kept" lines={keptWords(counts, years)} />
              <Checkbox
                label={`Erase ${customer.email}. I can’t undo this.`}
                {...form.getInputProps('isSure', { type: 'checkbox' })}
              />
            </>
          ) : (
            !error && <Skeleton height={180} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              color="danger"
              disabled={!form.values.isSure || openOrders > 0}
              loading={erase.isPending}
              type="submit"
            >
              Erase
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function Words({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </div>
  )
}
