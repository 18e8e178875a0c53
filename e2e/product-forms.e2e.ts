import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, openCheckout, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { addButton, alive } from './steps/cart.ts'
import { tabTo } from './steps/keyboard.ts'
import { signInOwner } from './steps/owner.ts'

test('a bowl is engraved by keyboard: asked, corrected, bought, told', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/p/serving-bowl')
  await alive(page, 'products/purchase')
  await page.getByRole('radio', { name: 'Medium' }).focus()
  await page.keyboard.press('Space')
  await addButton(page).focus()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Serving Bowl' })
  const words = dialog.getByRole('textbox', { name: 'Text' })
  const cut = dialog.getByRole('radio', { name: 'Cut by hand' })
  await expect(dialog.getByRole('heading', { name: 'Serving Bowl' })).toBeFocused()
  await expectAccessible(page, 'what the product asks')
  const add = dialog.getByRole('button', { name: 'Add To Cart' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(cut).toBeFocused()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('Update the missing or invalid information above.')
  await expectAccessible(page, 'an answer is missing')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(words).toBeFocused()
  await page.keyboard.type('RUTH AND OMAR SINCE 1986')
  await expect(dialog.getByText('24 / 20')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(/You have exceeded the character limit\./)

  // Answers are kept.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('RUTH AND OMAR SINCE 1986')
  await words.fill('RUTH + OMAR 1986')
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(addButton(page, 'Added!')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/cart')
  await alive(page, 'screens/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Serving Bowl' })
  await expect(line).toContainText('Text: RUTH + OMAR 1986')
  await expect(line).toContainText('Gift note: N/A')
  const edit = page.getByRole('button', { name: 'Edit Serving Bowl' })
  await edit.click()
  await expect(dialog.getByRole('radio', { name: 'Under the foot' })).toBeChecked()
  await words.fill('R + O')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(line).toContainText('Text: R + O')
  await expect(edit).toBeFocused()

  await openCheckout(page)
  await fillAddress(page)
  await payWithTestCard(page, 'Approves the payment')
  await readOrderNumber(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Serving Bowl' })).toContainText('Text: R + O')
})

test('what cannot be had, opened or saved is said where it was asked for', { tag: '@desktop' }, async ({
  page,
  context,
  server,
}) => {
  const owner = await signInOwner(server)
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Quick View: Serving Bowl' }).press('Enter')
  await alive(page, 'products/purchase')
  const view = page.getByRole('dialog', { name: 'Serving Bowl' }).first()
  await view.getByText('Small', { exact: true }).click()
  // Someone buys the last ones meanwhile.
  await owner.setStock('Serving Bowl', 0)
  await addButton(page).click()
  await expect(view.getByRole('alert')).toContainText('Sorry, we do not have enough of that item available.')
  await owner.setStock('Serving Bowl', 9)
  await addButton(page).click()
  const form = page.locator('dialog.product-form')
  await form.getByText('None', { exact: true }).click()
  // The owner adds a question meanwhile.
  const late = { id: 'late', type: 'text', title: 'One thing more', required: true }
  const askNoMore = await owner.askMore('Engraving', late)
  await form.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(form.getByLabel('One thing more')).toBeFocused()
  await expect(form.getByLabel('One thing more')).toHaveAccessibleDescription('Required')
  await expect(form.getByText('None', { exact: true })).toBeChecked()
  await form.getByLabel('One thing more').fill('No')
  await form.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(form).toBeHidden()
  await askNoMore()
  await owner.leave()

  await page.goto('/cart')
  await alive(page, 'screens/cart')
  const edit = page.getByRole('button', { name: 'Edit Serving Bowl' })
  await context.setOffline(true)
  await edit.click()
  await expect(page.getByRole('alert')).toHaveText('Unable to open form Please check your internet connection.')
  await context.setOffline(false)
  await edit.click()
  await expect(form).toBeVisible()
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText('Unable to update form. Please check your internet connection.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page asks what the product asks', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/shop/p/serving-bowl')
    await page.getByText('Medium', { exact: true }).click()
    await addButton(page).click()
    await page.getByText('Cut by hand').click()
    await addButton(page).click()
    await expect(page.getByText('Required', { exact: true })).toHaveCount(2)
    await page.getByLabel('Text').fill('ADA')
    await page.getByText('Along the rim').click()
    await addButton(page).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('Text: ADA')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Serving Bowl' }).click()
    await page.getByLabel('Text').fill('GRACE')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Text: GRACE')).toBeVisible()
  })
})
