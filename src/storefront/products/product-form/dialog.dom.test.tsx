import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formContentSchema, publicForm } from '#shared/forms/schema.ts'
import { fail } from '#shared/http/failure.ts'
import { ProductFormDialog } from './dialog.tsx'

const content = formContentSchema.parse({
  name: 'Delivery',
  submitLabel: 'Add To Cart',
  fields: [
    { id: 'when', type: 'text', title: 'Delivery date' },
    { id: 'note', type: 'text', title: 'Note' },
  ],
})
const refusal = fail('additional-fields-invalid', { errors: { when: 'Choose today or a later day.' } })

test('what only the server refuses is shown at its field, and stays until the answer changes', async () => {
  const person = userEvent.setup()
  render(
    <ProductFormDialog
      purpose={{
        ...{ itemId: 'card', title: 'Gift card', details: '', readAnswers: () => null, opener: null },
        ...{ button: { label: 'Add To Cart', busyLabel: 'Adding…' }, failureTitle: 'Unable to Add Item' },
        send: () => Promise.resolve(refusal),
      }}
      asked={{
        form: publicForm({ id: 'form', revision: 1, createdAt: 0, updatedAt: 0, ...content }),
        strictEmailEnding: false,
        address: null,
        likertLabels: [],
      }}
      onClosed={() => {}}
    />,
  )
  const field = screen.getByLabelText('Delivery date')
  await person.type(field, 'yesterday')
  await person.click(screen.getByRole('button', { name: 'Add To Cart' }))
  await screen.findByText('Choose today or a later day.')
  expect(document.activeElement).toBe(field)

  await person.type(screen.getByLabelText('Note'), 'Hello')
  await person.tab()
  // The check of a field that is left waits for the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('Choose today or a later day.')).not.toBeNull()

  await person.type(field, ', or tomorrow')
  await person.tab()
  await expect.poll(() => screen.queryByText('Choose today or a later day.')).toBeNull()
})
