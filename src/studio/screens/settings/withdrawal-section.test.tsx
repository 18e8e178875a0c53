import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { WithdrawalSection } from './withdrawal-section.tsx'

function Section({ country }: { readonly country: string }) {
  const settings = defaultStoreSettings({ country, currency: 'EUR', timeZone: 'UTC', email: 'o@example.com' })
  const [draft, setDraft] = useState<OwnerSettings>(ownerSettingsOf(settings, 'Clay & Kiln'))
  const change = (_place: string, changes: unknown) =>
    setDraft((before) => ({
      ...before,
      ...(typeof changes === 'function' ? changes(before) : (changes as Partial<OwnerSettings>)),
    }))
  return <WithdrawalSection draft={draft} change={change} errors={{}} />
}

test('withdrawals are on in the EU; an owner who turns them off reads what the law asks for', async () => {
  const { person } = renderInStudio(<Section country="DE" />)
  const choice = screen.getByRole('switch', { name: /^Let customers withdraw/ })
  expect(choice).toHaveProperty('checked', true)
  await person.click(choice)
  screen.getByText(/usually have to offer this/)
})

test('outside the EU they are off, and the model form is added to the terms once', async () => {
  const { person } = renderInStudio(<Section country="US" />)
  expect(screen.getByRole('switch', { name: /^Let customers withdraw/ })).toHaveProperty('checked', false)
  const add = screen.getByRole('button', { name: 'Add to terms of service' })
  await person.click(add)
  screen.getByText(/It’s in your terms of service/)
  expect(add).toHaveProperty('disabled', true)
})
