import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { InvoicesSection } from './invoices-section.tsx'

interface SectionFacts {
  readonly country: string
  readonly businessAddress: string
  readonly taxRates?: OwnerSettings['taxRates']
}

function Section({ country, businessAddress, taxRates = [] }: SectionFacts) {
  const settings = defaultStoreSettings({ country, currency: 'EUR', timeZone: 'UTC', email: 'o@example.com' })
  const [draft, setDraft] = useState<OwnerSettings>(
    ownerSettingsOf({ ...settings, businessAddress, taxRates }, 'Clay & Kiln'),
  )
  const change = (_place: string, changes: unknown) =>
    setDraft((before) => ({
      ...before,
      ...(typeof changes === 'function' ? changes(before) : (changes as Partial<OwnerSettings>)),
    }))
  return <InvoicesSection draft={draft} change={change} errors={{}} />
}

test('invoices are on in the EU until the owner turns them off', async () => {
  const { person } = renderInStudio(<Section country="DE" businessAddress="Am Sandtorkai 12" />)
  const choice = screen.getByRole('switch', { name: /^Issue invoices/ })
  expect(choice).toHaveProperty('checked', true)
  screen.getByText('On, because your shop is in the EU (Germany).')
  await person.click(choice)
  expect(screen.queryByRole('textbox', { name: 'Legal name' })).toBeNull()
})

test('a shop without an address is told what is missing', () => {
  renderInStudio(<Section country="DE" businessAddress="" />)
  screen.getByText(/No invoices are issued until you enter your business address/)
})

test('a shop in the EU that charges VAT is told that its tax number is missing, and what becomes of its orders', () => {
  const vat = { name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }
  renderInStudio(<Section country="DE" businessAddress="Am Sandtorkai 12" taxRates={[vat]} />)
  screen.getByText(/No invoices are issued until you enter your tax number/)
  screen.getByText(/You can issue it later/)
})

test('outside the EU they are off until the owner turns them on, and the prefix shows how numbers look', async () => {
  const { person } = renderInStudio(<Section country="US" businessAddress="12 Kiln Lane" />)
  await person.click(screen.getByRole('switch', { name: /^Issue invoices/ }))
  await person.type(screen.getByRole('textbox', { name: 'Invoice number prefix' }), 'R')
  screen.getByText(`Numbers look like R${new Date().getFullYear()}-0001.`)
})
