import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, openCheckout, payButton, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { addButton, addToCart, miniCart, putInCart } from './steps/cart.ts'
import { tabTo } from './steps/keyboard.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('a visitor finds a bowl, buys it with a test card, and the order says so', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'See the shop' }).click()
  await page.getByRole('link', { name: 'Wide Bowl', exact: true }).click()
  await addToCart(page)
  expect(refused).toEqual([])
  await miniCart(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { name: 'Wide Bowl' })).toBeVisible()
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillAddress(page)
  await expect(page.getByRole('radio', { name: /Ground/ })).toBeChecked()
  // 56.00 + 9.00 shipping + 5.5 % tax in Maine, which does not apply to shipping.
  await expect(payButton(page)).toHaveText('Pay $68.08')
  await payWithTestCard(page, 'Approves the payment')
  await readOrderNumber(page)
  await expect(page.locator('body')).toHaveAttribute('data-page-type', '202')
  await expect(page.getByText('$68.08')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Order #/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Go to the cart/ })).toBeHidden()
})

test('everything is bought with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/shop/p/side-plate')
  await page.locator('[data-island="products/purchase"][data-hydrated]').waitFor()
  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await expect(miniCart(page)).toBeVisible()
  await tabTo(page, miniCart(page).getByRole('link', { name: 'View cart' }))
  await page.keyboard.press('Enter')
  await page.locator('[data-island="screens/cart"][data-hydrated]').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Check out' }))
  await page.keyboard.press('Enter')
  await page.locator('[data-island="screens/checkout"][data-hydrated]').waitFor()
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type('ada@example.com')
  for (const [label, words] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Address', '12 Kiln Lane'],
    ['City', 'Rockport'],
    ['State', 'Maine'],
    ['ZIP code', '04856'],
  ] as const) {
    await tabTo(page, page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)))
    await page.keyboard.type(words)
  }
  await tabTo(page, page.getByRole('radio', { name: /Ground/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await expect(payButton(page)).toHaveText('Pay $55.65')
  await tabTo(page, payButton(page))
  await page.keyboard.press('Enter')
  await readOrderNumber(page)
})

test('what a phone orders: in four payments, at the counter, at a time of day, and a place at a workshop', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('an address that is not complete is shown field by field, and kept over a reload', async () => {
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByRole('alert')).toHaveText('Update the missing or invalid information above.')
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Enter an email address.')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await expect(page.getByText('Enter an email address.')).toBeHidden()
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await page.getByLabel('Postal code').fill('10115')
    await expect(page.getByRole('radio', { name: /Tracked air mail/ })).toBeChecked()
    await page.reload()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Postal code')).toHaveValue('10115')
  })
  await test.step('goods are paid in four with the brand that the shop names', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'side-plate', '', 2)
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /^Afterpay \(test\)/ }).check()
    await expect(page.getByText(/^4 interest-free payments.* Total: \$/)).toBeVisible()
    await payButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm the payment' })
    await expect(dialog).toContainText('Afterpay (test) asks')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toContainText('was declined and nothing was charged.')
    await payButton(page).click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await readOrderNumber(page)
    await expect(page.getByText('Afterpay (test), paid')).toBeVisible()
  })
  await test.step('what is picked up is paid at the counter', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Pickup at the mill/ }).check()
    await page.getByRole('radio', { name: /Pay on pickup/ }).check()
    await page.getByRole('button', { name: 'Place order, $31.65' }).click()
    await readOrderNumber(page)
    await expect(page.getByText('Pay $31.65 when you pick it up.')).toBeVisible()
    await expect(page.getByText('The blue door')).toBeVisible()
  })
  await test.step('a day and a time are chosen for a pickup', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Pickup at the kiln/ }).check()
    const time = page.getByRole('combobox', { name: 'Time' })
    await expect(time).toBeVisible()
    await page.getByRole('radio', { name: /Pay on pickup/ }).check()
    await page.getByRole('button', { name: 'Place order, $31.65' }).click()
    await expect(time).toBeFocused()
    await expect(page.getByText('Choose a time.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
    await time.selectOption({ index: 2 })
    await expectAccessible(page, 'a time that is chosen')
    await page.getByRole('button', { name: 'Place order, $31.65' }).click()
    await readOrderNumber(page)
    await expect(page.getByText(/10:30.–.11:00.AM/)).toBeVisible()
    await expect(page.getByText('come to the green door')).toBeVisible()
  })
  await test.step('a place at a workshop and a plate are one order', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'wheel-workshop', 'Last of the month', 2)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await page.getByRole('button', { name: /Order summary/ }).click()
    await expect(page.getByText('$190.00')).toBeVisible()
    await fillAddress(page)
    await payWithTestCard(page, 'Approves the payment')
    await readOrderNumber(page)
  })
})

test('an order is paid by a card that was declined before, and by bank transfer', { tag: '@desktop' }, async ({
  page,
}) => {
  await test.step('what is typed before the page is alive is not lost', async () => {
    await putInCart(page, 'side-plate')
    let goOn = () => {}
    const isSlow = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await isSlow
      await route.continue()
    })
    await page.goto('/checkout', { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('early@example.com')
    await page.getByLabel('State').selectOption({ label: 'Maine' })
    goOn()
    await page.locator('[data-island="screens/checkout"][data-hydrated]').waitFor()
    await page.getByLabel('ZIP code').fill('04856')
    await expect(payButton(page)).toHaveText('Pay $40.65')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@example.com')
  })
  await test.step('a card that is declined is said, and another one buys', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await fillAddress(page)
    await payWithTestCard(page, 'Declines it')
    await expect(page.getByRole('alert')).toContainText('Your payment was declined and nothing was charged.')
    await payWithTestCard(page, 'Approves the payment')
    await readOrderNumber(page)
  })
  await test.step('an order by bank transfer says where to send the money', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /Bank transfer/ }).check()
    await page.getByText('Add a note to the order').click()
    await page.getByLabel('Note to the order').fill('Ring twice.')
    await page.getByRole('button', { name: /^Place order, / }).click()
    await readOrderNumber(page)
    await expect(
      page.getByText(/by bank transfer, with #\d+ as the reference\. We’ll hold your order until then\./),
    ).toBeVisible()
    await expect(page.getByText('Penobscot Savings')).toBeVisible()
    await expect(page.getByText('Ring twice.')).toBeVisible()
  })
})
