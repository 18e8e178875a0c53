import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { isEmail } from '#shared/addresses/email.ts'
import { createCustomerCall, listCustomerFacetsCall, listCustomersCall } from '#shared/customers/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { codeOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { CustomerFields } from './customer-fields.tsx'

/** Adds a customer who has not ordered yet, and opens their page. */
export function AddCustomerDialog({ close }: { readonly close: () => void }) {
  const navigate = useNavigate()
  const showUndo = useUndoNotice()
  const form = useForm({
    initialValues: { email: '', firstName: '', lastName: '', phone: '', note: '', tags: [] as string[] },
    validate: { email: (email) => (isEmail(email.trim()) ? null : 'Enter an email address, like name@example.com.') },
  })
  const create = useContractMutation(createCustomerCall, {
    ...{ outdates: [listCustomersCall, listCustomerFacetsCall], isSingle: true },
    onDone: ({ customerId, batchId }) => {
      close()
      showUndo('Customer added.', batchId)
      void navigate(`/customers/${customerId}`)
    },
    onRefused: (error) => {
      if (codeOf(error) === 'customer-exists') form.setFieldError('email', wordsFor(error))
    },
  })
  const isAtField = codeOf(create.error) === 'customer-exists'
  return (
    <Modal opened onClose={close} title="Add customer">
      <form noValidate onSubmit={form.onSubmit((content) => create.mutate({ body: content }))}>
        <Stack gap="md">
          <RefusalAlert error={isAtField ? null : create.error} />
          <TextInput label="Email" type="email" autoComplete="off" maxLength={256} {...form.getInputProps('email')} />
          <CustomerFields propsOf={form.getInputProps} />
          <DialogFooter submitLabel="Add customer" isSubmitting={create.isPending} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}
