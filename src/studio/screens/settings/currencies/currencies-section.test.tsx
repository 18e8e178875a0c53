import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CurrenciesSection } from './currencies-section.tsx'

const staff: SignedIn = {
  ...{ userId: 'user-1', name: 'Ada', email: 'ada@example.com', role: roles.admin, permissions: ['settings.manage'] },
  website: {
    ...{ id: 'website-1', slug: 'kiln', title: 'Kiln', currency: 'EUR', locale: 'en-US', timeZone: 'Europe/Berlin' },
    ...{ country: 'DE', weightUnit: 'g', lengthUnit: 'cm', taxCategories: [], url: '//kiln.example/' },
    ...{
      business: { address: '', taxNumber: '', contactEmail: '' },
      canSendEmail: false,
      offersWithdrawal: true,
      texts: defaultTexts,
    },
  },
}
const pounds: ShopCurrency = { code: 'GBP', rate: '0.8', ratedAt: 1, rounding: 'none', roundsUp: false }

function open(currencies: readonly ShopCurrency[] = []) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ products: [{ id: 'mug', title: 'Harbor mug', priceFromCents: 2000 }], next: null, total: 1 }),
  )
  const basics = { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', email: 'owner@example.com' } as const
  let now: OwnerSettings = { ...ownerSettingsOf(defaultStoreSettings(basics), 'Kiln'), currencies: [...currencies] }
  function Section() {
    const [draft, setDraft] = useState(now)
    now = draft
    return <CurrenciesSection draft={draft} change={(_key, part) => setDraft({ ...draft, ...part })} errors={{}} />
  }
  const view = renderInStudio(
    <StaffContext value={staff}>
      <Section />
    </StaffContext>,
  )
  return { ...view, draft: () => now }
}

test('the owner adds a currency with a rate and a rounding, and sees their own prices in it', async () => {
  const { person, draft } = open()
  await person.click(screen.getByRole('button', { name: 'Add currency' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add currency' }))
  const rate = dialog.getByRole('textbox', { name: /^Rate:/ })
  await person.click(dialog.getByRole('button', { name: 'Done' }))
  dialog.getByText('Enter a rate like 1.0845.')
  await person.type(rate, '1,085')
  await dialog.findByRole('row', { name: /Harbor mug €20\.00 \$21\.70/ })
  await person.click(dialog.getByRole('button', { name: 'Done' }))
  expect(draft().currencies).toMatchObject([{ code: 'USD', rate: '1.085', rounding: 'none' }])
  screen.getByText(/1 EUR = 1\.085 USD/)
})

test('a rate that was set long ago is pointed out, and a currency is removed', async () => {
  const { person, draft } = open([pounds])
  screen.getByText(/You set the rate for GBP more than 30 days ago/)
  await person.click(screen.getByRole('button', { name: 'More actions for GBP' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(draft().currencies).toEqual([])
  screen.getByText('Customers pay in EUR.')
})
