import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { TaxSection } from './tax-section.tsx'

const staff: SignedIn = {
  userId: 'user-1',
  name: 'Ada',
  email: 'ada@example.com',
  role: roles.admin,
  permissions: ['settings.manage'],
  website: {
    id: 'website-1',
    slug: 'kiln',
    title: 'Kiln',
    currency: 'EUR',
    locale: 'en-US',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    weightUnit: 'g',
    lengthUnit: 'cm',
    taxCategories: [],
    business: { address: '', taxNumber: '', contactEmail: '' },
    url: '//kiln.example/',
    canSendEmail: false,
  },
}
const books = { id: 'books', name: 'Books' }

/** The section with a draft of its own. @returns the draft as it is now */
function open(country: string, changes: Partial<OwnerSettings> = {}) {
  const basics = { country, currency: 'EUR', timeZone: 'Europe/Berlin', email: 'owner@example.com' } as const
  let now: OwnerSettings = { ...ownerSettingsOf(defaultStoreSettings(basics), 'Kiln'), ...changes }
  function Section() {
    const [draft, setDraft] = useState(now)
    now = draft
    return <TaxSection draft={draft} change={(_key, part) => setDraft({ ...draft, ...part })} errors={{}} />
  }
  return {
    ...renderInStudio(
      <StaffContext value={staff}>
        <Section />
      </StaffContext>,
    ),
    draft: () => now,
  }
}

test('a rate is for a tax category, which is added and named first', async () => {
  const { person, draft } = open('DE')
  await person.click(screen.getByRole('button', { name: 'Add tax category' }))
  await person.type(screen.getByRole('textbox', { name: 'Name of category 1' }), 'Books')
  expect(draft().taxRules.categories).toMatchObject([{ name: 'Books' }])
})

test('a category that is removed takes its rates along', async () => {
  const rate = { name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }
  const { taxRules } = defaultStoreSettings({ country: 'DE', currency: 'EUR', timeZone: 'UTC', email: '' })
  const { person, draft } = open('DE', {
    taxRates: [rate, { ...rate, rateMilliPercent: 7000, categoryId: 'books' }],
    taxRules: { ...taxRules, categories: [books] },
  })
  expect(screen.getByText('Germany · Books · 7%')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Remove Books' }))
  expect(draft()).toMatchObject({ taxRates: [rate], taxRules: { categories: [] } })
})

test('the owner chooses how shipping is taxed', async () => {
  const { person, draft } = open('US')
  await person.click(screen.getByRole('radio', { name: 'At the rates of the products' }))
  expect(draft().taxRules.shipping).toBe('by-goods')
})

test('a shop in the EU chooses whose rates its EU customers pay', async () => {
  const { person, draft } = open('DE')
  await person.click(screen.getByRole('radio', { name: 'Charge the rates of your country' }))
  expect(draft().taxRules.euRates).toBe('home')
})

test('a shop outside the EU is not asked about the EU', () => {
  open('US')
  expect(screen.queryByText('Sales to other EU countries')).toBeNull()
})

test('a shop in the EU asks businesses for their VAT number until it is turned off, and chooses what VIES is needed for', async () => {
  const { person, draft } = open('DE')
  const choice = screen.getByRole('switch', { name: 'Ask businesses for their VAT number at checkout' })
  expect(choice).toHaveProperty('checked', true)
  await person.click(screen.getByRole('radio', { name: /^Charge no VAT if the number/ }))
  expect(draft().taxRules.business).toEqual({ isOn: null, withoutVies: 'trust-form' })
  await person.click(choice)
  expect(draft().taxRules.business).toEqual({ isOn: false, withoutVies: 'trust-form' })
  expect(screen.queryByRole('radio', { name: /^Charge no VAT if the number/ })).toBeNull()
})

test('prices that include tax stay the same everywhere, or the price without tax does', async () => {
  const { person, draft } = open('DE')
  await person.click(screen.getByRole('radio', { name: 'Pay the same price without tax, plus their own tax' }))
  expect(draft().taxRules.prices).toBe('net-price')
  await person.click(screen.getByRole('radio', { name: 'Tax is added at checkout' }))
  expect(screen.queryByRole('radio', { name: 'Pay the same price' })).toBeNull()
})
