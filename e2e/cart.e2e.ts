import { expect, test } from './fixtures/server.ts'
import { alive, putInCart } from './steps/cart.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('the cart is changed in place, priced, and says what cannot be done', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await test.step('a line is changed and taken out in place, and that is taken back', async () => {
    await putInCart(page, 'wide-bowl')
    await putInCart(page, 'side-plate')
    await page.goto('/cart')
    await alive(page, 'screens/cart')
    await page.getByRole('button', { name: 'Increase quantity of Wide Bowl' }).click()
    await expect(page.getByText('$112.00')).toBeVisible()
    await expect(page.getByText('$56.00 each')).toBeVisible()
    await page.getByLabel('Quantity of Side Plate', { exact: true }).fill('3')
    await expect(page.getByText('$202.00').first()).toBeVisible()

    await page.getByRole('button', { name: 'Remove Wide Bowl' }).click()
    const undo = page.getByRole('button', { name: 'Undo the removal of Wide Bowl' })
    await expect(undo).toBeFocused()
    // It is in the place of the line.
    await expect(page.getByRole('listitem').filter({ has: undo })).toHaveText(/Wide Bowl was removed\./)
    await expect(page.locator('.cart-lines > li').first()).toContainText('was removed')
    await undo.click()
    await expect(page.getByLabel('Quantity of Wide Bowl', { exact: true })).toHaveValue('2')
    await expect(page.getByLabel('Quantity of Wide Bowl', { exact: true })).toBeFocused()
    await expect(page.locator('.cart-lines > li').first()).toContainText('Wide Bowl')

    await page.getByRole('button', { name: 'Remove Wide Bowl' }).click()
    await page.getByRole('button', { name: 'Remove Side Plate' }).click()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the removal of Side Plate' }).click()
    await expect(page.getByLabel('Quantity of Side Plate', { exact: true })).toHaveValue('3')
  })
  await test.step('a code is tried, used and taken off; shipping and tax are shown before checkout', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'wide-bowl')
    await page.goto('/cart')
    await alive(page, 'screens/cart')
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByText('Discount code').first().click()
    await page.getByRole('textbox', { name: 'Discount code' }).fill('nothing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Sorry, that code isn’t valid. Check the spelling.')
    await page.getByRole('textbox', { name: 'Discount code' }).fill('kiln10')
    await page.getByRole('button', { name: 'Apply' }).click()
    const takeOff = page.getByRole('button', { name: 'Remove discount code KILN10' })
    await expect(takeOff).toBeFocused()
    await expect(summary).toContainText('Discount, KILN10−$5.60')

    await summary.getByText('Estimate shipping and tax').click()
    await page.getByLabel('State').selectOption({ label: 'Maine' })
    await page.getByRole('button', { name: 'Estimate', exact: true }).click()
    await expect(summary).toContainText('Shipping, Ground$9.00')
    await expect(summary).toContainText('Maine sales tax 5.5%$2.77')
    await page.getByRole('radio', { name: /Express/ }).check()
    await expect(summary).toContainText('Shipping, Express$24.00')
    await takeOff.click()
    await expect(summary).not.toContainText('KILN10')
  })
  await test.step('what cannot be done is shown at the line, in fixed words', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'bottle-vase')
    await page.goto('/cart')
    await alive(page, 'screens/cart')
    const quantity = page.getByLabel('Quantity of Bottle Vase', { exact: true })
    const alert = page.getByRole('alert')
    await quantity.fill('9')
    await expect(alert).toHaveText('Unable to update quantity Sorry, we do not have enough of that item available.')
    await expect(quantity).toHaveValue('1')
    await expect(quantity).toHaveAccessibleDescription(/Unable to update quantity/)
    for (const [words, sentence] of [
      ['1.5', 'Unable to update quantity Quantity must be a whole number'],
      ['0', 'Unable to update quantity Quantity must be between 1 and 9999.'],
      ['99999', 'Unable to update quantity Quantity must be between 1 and 9999.'],
      ['', 'Unable to update quantity Quantity must be a number.'],
    ] as const) {
      await quantity.fill(words)
      await quantity.press('Enter')
      await expect(alert).toHaveText(sentence)
      await expect(quantity).toHaveValue(words || '1')
    }
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Increase quantity of Bottle Vase' }).click()
    await expect(alert).toHaveText('Unable to update quantity Please check your internet connection.')
    await page.getByRole('button', { name: 'Remove Bottle Vase' }).click()
    await expect(alert).toHaveText('Unable to remove item Please check your internet connection.')
    await expect(quantity).not.toHaveAttribute('aria-invalid')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Increase quantity of Bottle Vase' }).click()
    await expect(alert).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Bottle Vase' }).click()
    await expect(page.locator('main').getByText('Bottle Vase was removed.')).toBeVisible()
  })
})

test('presses before the cart is alive are not lost', { tag: '@phone' }, async ({ page }) => {
  await putInCart(page, 'side-plate')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/islands-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/cart')
  // The script of every page is loaded and listens.
  await page.locator('[data-island="screens/cart"][data-waiting]').waitFor()
  const more = page.getByRole('button', { name: 'Increase quantity of Side Plate' })
  await more.click()
  await more.click()
  release()
  await expect(page.getByLabel('Quantity of Side Plate', { exact: true })).toHaveValue('3')
})

test('all tabs show the same cart, and the same count', { tag: '@desktop' }, async ({ page, context }) => {
  await test.step('all tabs show the same cart, and the same count', async () => {
    await putInCart(page, 'espresso-pair')
    await page.goto('/cart')
    await alive(page, 'screens/cart')
    const other = await context.newPage()
    await other.goto('/shop/p/side-plate')
    await alive(other, 'products/purchase')
    await other.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByRole('heading', { name: 'Side Plate' })).toBeVisible()
    const count = page.locator('header .sqs-cart-quantity')
    const pill = other.locator('#floatingCart')
    await expect(count).toHaveText('2')
    await page.getByLabel('Quantity of Espresso Pair', { exact: true }).fill('99')
    await expect(count).toHaveText('100')
    await page.getByRole('button', { name: 'Increase quantity of Espresso Pair' }).click()
    await expect(count).toHaveText('100+')
    await expect(pill).toHaveText(/items: 100\+$/)
    await expect(pill).not.toHaveAttribute('hidden')
    await page.getByRole('button', { name: 'Remove Side Plate' }).click()
    await page.getByRole('button', { name: 'Remove Espresso Pair' }).click()
    await expect(pill).toHaveAttribute('hidden')
  })
  await test.step('a tab that still loads counts what another tab adds', async () => {
    await becomeSomeoneElse(page)
    const loading = await context.newPage()
    await loading.addInitScript(() => {
      // The browser is never idle until the test says so.
      const waiting: (() => void)[] = []
      Object.assign(globalThis, {
        requestIdleCallback: (work: () => void) => waiting.push(work),
        haveTime: () => {
          for (const work of waiting) work()
        },
      })
    })
    await loading.goto('/shop')
    await page.goto('/shop/p/side-plate')
    await alive(page, 'products/purchase')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.locator('header .sqs-cart-quantity').first()).toHaveText('1')
    await loading.evaluate(() => Reflect.get(globalThis, 'haveTime')())
    await expect(loading.locator('header .sqs-cart-quantity').first()).toHaveText('1')
  })
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a product is put into the cart, changed and taken out', async ({ page }) => {
    await page.goto('/shop/p/wide-bowl')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.getByLabel('Quantity of Wide Bowl', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Update Wide Bowl' }).click()
    await expect(page.getByText('$112.00').first()).toBeVisible()
    await page.getByLabel('Quantity of Wide Bowl', { exact: true }).fill('99')
    await page.getByRole('button', { name: 'Update Wide Bowl' }).click()
    await expect(page.getByRole('alert')).toContainText('Unable to update quantity')
    await expect(page.getByRole('button', { name: /Increase quantity/ })).toBeHidden()
    await page.getByRole('link', { name: 'Check out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    expect(await page.locator('noscript').textContent()).toContain('To check out, turn on JavaScript in your browser.')
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden()
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Remove Wide Bowl' }).click()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  })
})
