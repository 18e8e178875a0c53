import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CustomerImport } from '#shared/customers/import-api.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ImportCustomersDialog } from './import-customers-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a file is checked first, and says which texts will be shortened', async () => {
  const plan: CustomerImport = {
    ...{ rows: 3, added: 3, known: 0, repeated: 0, subscribed: 0, wrong: [], wrongCount: 0, batchId: null },
    shortened: [{ line: 3, email: 'bea@example.com', fields: ['name', 'phone'] }],
    shortenedCount: 2,
  }
  vi.stubGlobal('fetch', async () => Response.json(plan))
  const { person } = renderInStudio(
    <StaffContext value={buildStaff()}>
      <ImportCustomersDialog close={() => {}} />
    </StaffContext>,
  )
  const file = new File(['Email\nbea@example.com\n'], 'customers.csv', { type: 'text/csv' })
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await person.click(screen.getByRole('button', { name: 'Check the file' }))
  const preview = within(await screen.findByRole('status'))
  expect(preview.getByText('Text too long: will be shortened: 2')).toBeDefined()
  expect(preview.getByText('Line 3 (bea@example.com): Too long: name, phone number')).toBeDefined()
  expect(preview.getByText('And 1 row more.')).toBeDefined()
})
