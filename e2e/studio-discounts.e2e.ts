import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive, putInCart } from './steps/cart.ts'
import { send } from './steps/owner.ts'
import { choose, keepNotice, openStudio, takeBack } from './steps/studio.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('a code is made, used, deleted and taken back, and buy one, get one free is seen on a phone', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await test.step('a code is made, used by a visitor, deleted and taken back', async () => {
    await openStudio(page, '/discounts', 'Discounts')
    await page.getByRole('link', { name: 'Add discount' }).click()
    await page.getByLabel('Code', { exact: true }).fill('harbor5')
    await choose(page, 'Type', 'Fixed amount')
    await page.getByLabel('Amount', { exact: true }).fill('5')
    await page.getByRole('radio', { name: 'Minimum amount' }).check()
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
      '$5.00 off the whole order, on orders of $50.00 or more.',
    )
    await expectAccessible(page, 'a new discount')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HARBOR5')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await putInCart(visitor, 'wide-bowl')
    await visitor.goto('/cart')
    await alive(visitor, 'screens/cart')
    const summary = visitor.getByRole('complementary', { name: 'Order summary' })
    await summary.getByText('Discount code').first().click()
    await visitor.getByRole('textbox', { name: 'Discount code' }).fill('harbor5')
    await visitor.getByRole('button', { name: 'Apply' }).click()
    await expect(summary).toContainText('Discount, HARBOR5−$5.00')

    await page.getByRole('button', { name: 'More actions for this discount' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: 'KILN10' })).toBeVisible()
    await keepNotice(page, 'HARBOR5 deleted')
    await expect(page.getByRole('link', { name: 'HARBOR5' })).toHaveCount(0)
    await visitor.reload()
    await expect(summary).toContainText('This code is no longer valid.')
    await takeBack(page, 'HARBOR5 deleted')
    await expect(page.getByRole('link', { name: 'HARBOR5' })).toBeVisible()
    await visitor.reload()
    await expect(summary).toContainText('Discount, HARBOR5−$5.00')
    const id = (await page.getByRole('link', { name: 'HARBOR5' }).getAttribute('href'))!.split('/').at(-1)
    await send(page.context().request, 'DELETE', `/api/owner/discounts/${id}`)
  })
  await test.step('buy one, get one free is seen in the cart on a phone', async () => {
    await becomeSomeoneElse(visitor)
    const owner = page.context().request
    const { discount } = await send(owner, 'POST', '/api/owner/discounts', {
      ...{ ...blankDiscount, title: 'Two bowls for one', trigger: 'automatic', kind: 'buy-get' },
      ...{ percentMilli: 100_000, timesPerOrder: 1 },
    })
    try {
      await visitor.setViewportSize({ width: 390, height: 844 })
      await putInCart(visitor, 'wide-bowl', '', 2)
      await visitor.goto('/cart')
      await expect(visitor.getByRole('complementary', { name: 'Order summary' })).toContainText(
        'Discount, Two bowls for one−$56.00',
      )
    } finally {
      await send(owner, 'DELETE', `/api/owner/discounts/${discount.id}`)
    }
  })
})
