import { expect, type Page } from '@playwright/test'
import { alive } from './cart.ts'

/** Opens checkout and waits until it can be filled in. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await alive(page, 'screens/checkout')
}

/** Fills in a buyer in Maine. */
export async function fillAddress(page: Page): Promise<void> {
  await alive(page, 'screens/checkout')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Address', { exact: true }).fill('12 Kiln Lane')
  await page.getByLabel('City').fill('Rockport')
  await page.getByLabel('State').selectOption({ label: 'Maine' })
  await page.getByLabel('ZIP code').fill('04856')
}

/** Fills in a guest who buys items without shipping, where no tax depends on their place. */
export async function fillBuyer(page: Page): Promise<void> {
  await alive(page, 'screens/checkout')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
}

/** The pay button, once its total is the one for the address. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

/** Chooses the behavior of the test card, and pays. */
export async function payWithTestCard(page: Page, behaviour: string): Promise<void> {
  await page.getByLabel('What the test card does').selectOption({ label: behaviour })
  await payButton(page).click()
}

/** Orders by bank transfer: an order that is neither paid nor a test. */
export async function orderByTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  // In the EU the button names the obligation to pay.
  await page.getByRole('button', { name: /^(Place order|Order with obligation to pay), / }).click()
}

/** Waits for the confirmation, and reads the order's number in its format, #00042. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada.')
  return /#\d+/.exec(await page.getByText(/^Order #/).innerText())![0]
}

/** Orders reach the server, but its answers are lost with their cookies. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/api/commerce/checkout/orders', async (route) => {
    const request = route.request()
    const { cookie = '', ...headers } = await request.allHeaders()
    await fetch(request.url(), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-csrf-token': headers['x-csrf-token'] ?? '' },
      body: request.postData(),
    })
    await route.abort()
  })
}
