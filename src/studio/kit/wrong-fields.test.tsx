import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { showAtFields } from './field-refusals.ts'
import { Refusal } from './refusal.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { leadToWrongFields } from './wrong-fields.ts'

leadToWrongFields()

/** A form whose fields are checked here, and then by the server, which refuses the URL. */
function CheckedForm() {
  const form = useForm({
    initialValues: { title: '', urlId: '' },
    validate: { title: (text) => (text === '' ? 'Enter a title.' : null) },
  })
  const refuse = showAtFields(form, { 'url-id-taken': 'urlId' })
  return (
    <form onSubmit={form.onSubmit(() => refuse(new Refusal({ code: 'url-id-taken' })))}>
      <TextInput label="Title" {...form.getInputProps('title')} />
      <TextInput label="URL" {...form.getInputProps('urlId')} />
      <button type="submit">Save</button>
    </form>
  )
}

test('a form leads to the first field with an error, found here or by the server', async () => {
  const { person } = renderInStudio(<CheckedForm />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
  await person.keyboard('About')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('URL')))
})

test('an error about no field scrolls into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderInStudio(<RefusalAlert error={new Refusal({ code: 'network' })} />)
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
})
