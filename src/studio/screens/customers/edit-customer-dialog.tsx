import { Alert, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  getCustomerCall,
  listCustomerFacetsCall,
  listCustomersCall,
  updateCustomerCall,
} from '#shared/customers/api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { CustomerFields } from './customer-fields.tsx'
import { ExemptionFields } from './tax-exemption/exemption-fields.tsx'

/** Changes the name, phone, note, tags and tax exemption of a customer. */
export function EditCustomerDialog({
  customer,
  close,
}: {
  readonly customer: CustomerProfile
  readonly close: () => void
}) {
  const { firstName, lastName, phone, note, tags, taxExemption, revision } = customer
  const form = useForm({
    initialValues: { firstName, lastName, phone, note, tags, taxExemption },
    validate: {
      taxExemption: (exemption) => (exemption && exemption.reason.trim() === '' ? 'Enter a reason.' : null),
    },
  })
  const showUndo = useUndoNotice()
  const save = useContractMutation(updateCustomerCall, {
    outdates: [getCustomerCall, listCustomersCall, listCustomerFacetsCall],
    onDone: ({ batchId }) => {
      close()
      showUndo('Customer saved.', batchId)
    },
    onRefused: () => {},
  })
  return (
    <Modal opened onClose={close} title="Edit customer">
      <form
        noValidate
        onSubmit={form.onSubmit((content) =>
          save.mutate({ parameters: { customerId: customer.id }, body: { ...content, revision } }),
        )}
      >
        <Stack gap="md">
          {save.error !== null && (
            <Alert color="danger" role="alert">
              {wordsFor(save.error)}
            </Alert>
          )}
          <CustomerFields propsOf={form.getInputProps} />
          <ExemptionFields
            exemption={form.values.taxExemption}
            error={form.errors.taxExemption}
            onChange={(exemption) => form.setFieldValue('taxExemption', exemption)}
          />
          <DialogFooter submitLabel="Save" isSubmitting={save.isPending} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}
