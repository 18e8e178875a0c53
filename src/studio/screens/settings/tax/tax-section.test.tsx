import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
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
    offersWithdrawal: true,
    texts: defaultTexts,
  },
}
const books = { id: 'books', name: 'Books' }
let sales = 0
let sent: unknown = null

/** The server: it knows the sales of the year, and adds a rate for whatever table it gets. */
beforeEach(() => {
  sales = 0
  sent = null
  // biome-ignore lint/suspicious/noDocumentCookie: calls send the token of the cookie; the DOM of tests has no other way
  document.cookie = 'crumb=token'
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/union-sales')) return Response.json({ year: 2026, currency: 'EUR', cents: sales, orders: 3 })
    sent = JSON.parse(body!)
    const { rates } = sent as { rates: OwnerSettings['taxRates'] }
    const added = { name: 'TVA', place: { country: 'FR' }, rateMilliPercent: 20_000, appliesToShipping: true }
    return Response.json({
      ...{ added: [added], changed: [], removed: [], unchanged: rates.length, rates: [...rates, added] },
      errors: [{ line: 3, sentence: 'The name is missing or longer than 60 characters.' }],
      coming: [],
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

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

test('a shop that ships to other EU countries without their rates is told so, until it charges its own', async () => {
  const rate = { name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }
  const method = { id: 'standard', name: 'Standard', description: '', freeOverCents: null }
  const { person } = open('DE', {
    taxRates: [rate],
    shippingZones: [
      {
        name: 'Neighbors',
        places: [{ country: 'AT' }, { country: 'FR' }, { country: 'CH' }],
        methods: [{ ...method, rate: { kind: 'flat', costCents: 500 } }],
      },
    ],
  })
  expect(screen.getByText('You ship to Austria and France without charging VAT')).toBeDefined()
  await person.click(screen.getByRole('radio', { name: 'Charge the rates of your country' }))
  expect(screen.queryByText(/without charging VAT/)).toBeNull()
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

test('a table of rates says what it would change, and is then put into the draft', async () => {
  const { person, draft } = open('DE')
  await person.click(screen.getByRole('button', { name: 'Import' }))
  const file = new File(['Country,Name,Rate'], 'rates.csv', { type: 'text/csv' })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await person.upload(input, file)
  await screen.findByText('1 added, 0 changed, 0 removed, 0 unchanged')
  screen.getByText('Line 3: The name is missing or longer than 60 characters.')
  expect(sent).toMatchObject({ text: 'Country,Name,Rate', filter: 'all', removesOthers: false })
  expect(draft().taxRates).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(draft().taxRates).toMatchObject([{ name: 'TVA' }])
})

test('a shop that charges its own rates in the EU is told when it nears the threshold, and when it has passed it', async () => {
  sales = 850_000
  const { unmount, person } = open('DE')
  await screen.findByText(/€8,500.00 without tax in 2026 of €10,000.00/)
  await person.click(screen.getByRole('radio', { name: 'Charge the rates of your country' }))
  screen.getByText('You’re close to the threshold')
  unmount()
  sales = 1_000_001
  const later = open('DE')
  await screen.findByText(/€10,000.01 without tax/)
  expect(screen.queryByText('You’ve passed the threshold')).toBeNull()
  await later.person.click(screen.getByRole('radio', { name: 'Charge the rates of your country' }))
  screen.getByText('You’ve passed the threshold')
})
