import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, fillBuyer, openCheckout, orderByTransfer, readOrderNumber } from './steps/buying.ts'
import { addButton, alive, miniCart, putInCart } from './steps/cart.ts'
import { openStudio } from './steps/studio.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('a gift card from the studio pays part of an order, and then nothing is left on it', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await openStudio(page, '/gift-cards', 'Gift cards')
  await page.getByRole('button', { name: 'Issue gift card' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Issue gift card' })
  await dialog.getByLabel('Amount', { exact: true }).fill('20')
  await dialog.getByLabel('Reason').fill('A plate that broke')
  await dialog.getByRole('button', { name: 'Issue gift card' }).click()
  const issued = page.getByRole('dialog', { name: 'Gift card issued' })
  await expect(issued.getByLabel('Gift card code')).toHaveValue(/^[0-9A-Z-]{16,}$/)
  const code = await issued.getByLabel('Gift card code').inputValue()
  await issued.getByRole('button', { name: 'Copy gift card code' }).click()
  await issued.getByRole('button', { name: 'Done' }).click()

  const checkBalance = async () => {
    await visitor.goto('/gift-card/balance')
    await visitor.getByLabel('Gift card code').fill(code)
    await visitor.getByRole('button', { name: 'Check balance' }).click()
  }
  await checkBalance()
  await expect(visitor.getByText(`$20.00 left on the gift card ending in ${code.slice(-4)}.`)).toBeVisible()
  await expectAccessible(visitor, 'the balance of a gift card')

  await putInCart(visitor, 'side-plate')
  await openCheckout(visitor)
  await fillAddress(visitor)
  await visitor.getByRole('radio', { name: /Pickup at the mill/ }).check()
  const summary = visitor.getByRole('complementary', { name: 'Order summary' })
  await summary.getByText('Gift card code').first().click()
  await visitor.getByRole('textbox', { name: 'Gift card code' }).fill(code)
  await visitor.keyboard.press('Enter')
  const remove = summary.getByRole('button', { name: `Remove gift card ending in ${code.slice(-4)}` })
  await expect(remove).toBeFocused()
  await visitor.getByRole('radio', { name: /Pay on pickup/ }).check()
  await expectAccessible(visitor, 'a gift card that pays part of an order')
  // 30.00 and 1.65 tax, of which the gift card pays 20.00.
  await visitor.getByRole('button', { name: 'Place order, $11.65' }).click()
  await readOrderNumber(visitor)
  await expect(visitor.getByText('Pay $11.65 when you pick it up.')).toBeVisible()

  await checkBalance()
  await expect(visitor.getByRole('alert')).toContainText('nothing is left on the card')
})

test('gift cards are bought on a phone: one of an own amount, and one for someone else', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await test.step('a buyer types the amount of a gift card, by keyboard, and is told at the field what fits', async () => {
    await visitor.goto('/shop/p/gift-card')
    await alive(visitor, 'products/purchase')
    const amount = visitor.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toBeHidden()
    await visitor.getByRole('radio', { name: 'Other amount' }).focus()
    await visitor.keyboard.press('Space')
    await visitor.keyboard.press('Tab')
    await expect(amount).toBeFocused()
    await amount.fill('5')
    await visitor.keyboard.press('Enter')
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(/Enter an amount from \$10 to \$500\./)
    await expectAccessible(visitor, 'an own amount that is too small')
    await amount.fill('37.50')
    await visitor.keyboard.press('Enter')
    const dialog = visitor.getByRole('dialog', { name: 'Tidemill Gift Card' })
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(miniCart(visitor)).toContainText('$37.50')
  })
  await test.step('a gift card for someone else is chosen, written, bought, and seen by its owner', async () => {
    await becomeSomeoneElse(visitor)
    await visitor.goto('/shop/p/gift-card')
    await alive(visitor, 'products/purchase')
    await addButton(visitor).click()
    await expect(visitor.getByRole('alert').first()).toContainText('Select a denomination for the Gift Card')
    await visitor.getByRole('radio', { name: '$50' }).focus()
    await visitor.keyboard.press('Space')
    await addButton(visitor).click()
    const dialog = visitor.getByRole('dialog', { name: 'Tidemill Gift Card' })
    await dialog.getByRole('checkbox', { name: 'It’s for someone else' }).check()
    // The server of the tests has no mail server: nothing is asked that only an email can do.
    await expect(dialog.getByLabel('Recipient’s email')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(dialog.getByLabel('Recipient’s name')).toBeFocused()
    await dialog.getByLabel('Recipient’s name').fill('Grace')
    await expectAccessible(visitor, 'who gets a gift card')
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(miniCart(visitor)).toBeVisible()

    await openCheckout(visitor)
    await fillBuyer(visitor)
    await orderByTransfer(visitor)
    const number = await readOrderNumber(visitor)

    await openStudio(page, '/orders', 'Orders')
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(
      page.getByText('Marked as paid. The customer finds the gift cards on the page of the order.'),
    ).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('For Grace, on the page of the order')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await visitor.reload()
    await visitor.getByRole('link', { name: /^Gift card ending in/ }).click()
    await expect(visitor.getByText('For Grace')).toBeVisible()
    await expect(visitor.getByText('$50.00')).toBeVisible()
    await expectAccessible(visitor, 'a gift card to print')
  })
})
