import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SalePricesPanel } from './sale-prices-panel.tsx'

function Section({ country }: { readonly country: string }) {
  const settings = defaultStoreSettings({ country, currency: 'EUR', timeZone: 'UTC', email: 'o@example.com' })
  const [draft, setDraft] = useState<OwnerSettings>(ownerSettingsOf(settings, 'Clay & Kiln'))
  return (
    <SalePricesPanel
      draft={draft}
      change={(_place, changes) => setDraft((before) => ({ ...before, ...(changes as Partial<OwnerSettings>) }))}
    />
  )
}

test('lowest prices are on in the EU; an owner who turns them off reads what the law asks for', async () => {
  const { person } = renderInStudio(<Section country="DE" />)
  const choice = screen.getByRole('switch', { name: /^Show the lowest price/ })
  expect(choice).toHaveProperty('checked', true)
  await person.click(choice)
  expect(choice).toHaveProperty('checked', false)
  screen.getByText(/usually have to show it/)
})

test('outside the EU they are off, and can be turned on', async () => {
  const { person } = renderInStudio(<Section country="US" />)
  const choice = screen.getByRole('switch', { name: /^Show the lowest price/ })
  expect(choice).toHaveProperty('checked', false)
  await person.click(choice)
  expect(choice).toHaveProperty('checked', true)
})
