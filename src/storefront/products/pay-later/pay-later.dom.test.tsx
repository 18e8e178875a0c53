import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { PayLater } from './pay-later.tsx'
import { brandOf } from './pay-later-view.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settings = defaultStoreSettings({ country: 'GB', currency: 'GBP', timeZone: 'UTC', email: 'o@example.com' })
const view = { state: 'in-range', text: 'or 4 interest-free payments of £10.00 with', payments: [] } as const

/** A badge, and the addresses that are asked for once its dialog is opened. */
async function openDialog(providerPage: boolean, answer: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  const brand = brandOf('en_GB', { installments: { ...settings.installments, available: true, providerPage } })
  render(<PayLater brand={brand} view={view} />)
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Learn more about Clearpay' }))
  return asked
}

test('the page of the provider is loaded by language when the dialog opens, into a frame that cannot touch the shop', async () => {
  const asked = await openDialog(true, () => new Response('<p>Clearpay</p>'))
  const frame = await screen.findByTitle('Clearpay')
  expect(asked).toEqual(['https://static.afterpay.com/modal/en_GB.html'])
  expect(frame.getAttribute('src')).toBe(asked[0])
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

test('where it cannot be loaded, a warning says so and the dialog explains it itself', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openDialog(true, () => new Response('', { status: 404 }))
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.getByText('Pay in 4, interest-free')).toBeDefined()
})

test('without the switch of the owner nothing is loaded', async () => {
  expect(await openDialog(false, () => new Response(''))).toEqual([])
  expect(screen.getByText('Pay in 4, interest-free')).toBeDefined()
})
