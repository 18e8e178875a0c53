import { expect, test } from './fixtures/server.ts'
import {
  fillAddress,
  fillBuyer,
  loseAnswers,
  openCheckout,
  payButton,
  payWithTestCard,
  readOrderNumber,
} from './steps/buying.ts'
import { putInCart } from './steps/cart.ts'
import { signInOwner } from './steps/owner.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('an order is paid once, whatever the bank, the line and the buyer do', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await test.step('a bank that asks is answered in the page, also after a reload; closing its question is a no', async () => {
    await putInCart(page, 'glaze-notebook')
    await openCheckout(page)
    await fillBuyer(page)
    await payWithTestCard(page, 'Asks for confirmation first')
    const bank = page.getByRole('dialog', { name: 'Confirm the payment' })
    await expect(bank).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('declined')
    await payButton(page).click()
    await expect(bank).toContainText('$24.00')
    await page.reload()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await readOrderNumber(page)
  })
  await test.step('an answer that takes its time is waited for, also after a reload', async () => {
    await becomeSomeoneElse(page)
    await putInCart(page, 'lidded-jar')
    await openCheckout(page)
    await fillAddress(page)
    await payWithTestCard(page, 'Approves the payment, but responds late')
    await expect(page.getByRole('button', { name: 'Waiting for the payment…' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you', { timeout: 20_000 })
  })
  await test.step('pressing twice, and an answer that is lost, make one order', async () => {
    await becomeSomeoneElse(page)
    const owner = await signInOwner(server)
    await putInCart(page, 'pasta-plate')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByLabel('Email', { exact: true }).fill('twice@example.com')
    await loseAnswers(page)
    await payButton(page).dblclick()
    await expect(page.getByRole('alert')).toContainText('Please check your internet connection.')
    await page.unrouteAll()
    await payButton(page).dblclick()
    await readOrderNumber(page)
    expect(await owner.countOrders('twice@example.com')).toBe(1)
    await owner.leave()
  })
  await test.step('a reload after an answer was lost leads to the order, and going back to the cart', async () => {
    await becomeSomeoneElse(page)
    const owner = await signInOwner(server)
    await putInCart(page, 'pasta-plate')
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Check out' }).click()
    await fillAddress(page)
    await page.getByLabel('Email', { exact: true }).fill('lost@example.com')
    await loseAnswers(page)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await readOrderNumber(page)
    await page.goBack()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
    expect(await owner.countOrders('lost@example.com')).toBe(1)
    await owner.leave()
  })
})

test('a change while someone pays is shown', { tag: '@desktop' }, async ({ page, context, server }) => {
  await test.step('a price that changes meanwhile is shown before anything is charged', async () => {
    const owner = await signInOwner(server)
    await putInCart(page, 'espresso-pair')
    await openCheckout(page)
    await fillAddress(page)
    await expect(payButton(page)).toHaveText('Pay $55.42')
    // Noticed when the buyer returns to the page,
    await owner.setPrice('Espresso Pair', 4800)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByRole('alert')).toContainText('The total is now $59.64.')
    await expect(payButton(page)).toHaveText('Pay $59.64')
    // or by the server, when they pay.
    await owner.setPrice('Espresso Pair', 5000)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The total is now $61.75.')
    await expect(payButton(page)).toHaveText('Pay $61.75')
    await payButton(page).click()
    await readOrderNumber(page)
    await owner.setPrice('Espresso Pair', 4400)
    await owner.leave()
  })
  await test.step('what is gone by the time of paying is said, and the cart shows which', async () => {
    await becomeSomeoneElse(page)
    const owner = await signInOwner(server)
    await putInCart(page, 'pitcher')
    await openCheckout(page)
    await fillAddress(page)
    await expect(payButton(page)).toBeVisible()
    await owner.setStock('Pitcher', 0)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Your cart has changed.')
    await page.getByRole('link', { name: 'Edit cart' }).first().click()
    await expect(page.getByRole('alert')).toHaveText('Sorry, we do not have enough of that item available.')
    await expect(page.getByRole('button', { name: 'Check out' })).toBeDisabled()
    await owner.setStock('Pitcher', 6)
    await owner.leave()
  })
  await test.step('what one tab has bought is not bought by the other', async () => {
    await becomeSomeoneElse(page)
    const owner = await signInOwner(server)
    await putInCart(page, 'side-plate')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByLabel('Email', { exact: true }).fill('tabs@example.com')
    const other = await context.newPage()
    await openCheckout(other)
    await payWithTestCard(page, 'Approves the payment')
    await readOrderNumber(page)
    await expect(other.getByText('You have nothing in your shopping cart.')).toBeVisible()
    await expect(other.getByText(/^Your order #\d{5} was placed\./)).toBeVisible()
    await expect(other.getByRole('link', { name: 'View order' })).toHaveAttribute('href', /^\/order\//)
    expect(await owner.countOrders('tabs@example.com')).toBe(1)
    await owner.leave()
  })
})
