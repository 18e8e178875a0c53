import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SoldOutLabel } from './sold-out-label.tsx'

afterEach(() => vi.unstubAllGlobals())

const settings = defaultStoreSettings({ country: 'DE', currency: 'EUR', timeZone: 'UTC', email: 'o@example.com' })
const mugs = { level: 'category', id: 'mugs', name: 'Mugs', override: { customSoldOutText: 'All gone' } } as const

test.each([
  ['that of its category while it has none', '', 'All gone'],
  ['the first one where its own was only just removed', 'Sold', 'sold out'],
])('the empty field shows %s', async (_, customSoldOutText, placeholder) => {
  const asked = vi.fn(async () =>
    Response.json(merchandisingOf({ id: 'bowl', scarcity: null, customSoldOutText }, settings, [mugs])),
  )
  vi.stubGlobal('fetch', asked)
  renderInStudio(
    <StaffContext value={buildStaff()}>
      <SoldOutLabel productId="bowl" value="" onChange={() => {}} />
    </StaffContext>,
  )
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(await screen.findByPlaceholderText(placeholder)).toBeTruthy()
})

test('the empty field of a product that was not saved yet shows the text of the shop', () => {
  const website = { texts: { ...defaultTexts, productSoldOutText: 'Gone for now' } }
  renderInStudio(
    <StaffContext value={buildStaff({ website })}>
      <SoldOutLabel productId={null} value="" onChange={() => {}} />
    </StaffContext>,
  )
  expect(screen.getByPlaceholderText('Gone for now')).toBeTruthy()
})
