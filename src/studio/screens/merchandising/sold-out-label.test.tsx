import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
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
  renderInStudio(<SoldOutLabel productId="bowl" value="" onChange={() => {}} />)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(await screen.findByPlaceholderText(placeholder)).toBeTruthy()
})
