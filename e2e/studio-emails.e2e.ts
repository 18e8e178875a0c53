import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { goInStudio } from './steps/studio.ts'

test('a bookmark of an earlier version leads to the emails; one is edited, sent as a test, and reset', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('a bookmark of an earlier version leads to the emails, with its filter', async () => {
    await page.goto('/config/letters?state=failed')
    await expect(page).toHaveURL(/\/config\/emails\?state=failed$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  })
  await test.step('an email is edited beside its preview, sent as a test, and reset', async () => {
    await goInStudio(page, '/email-settings', 'Customer emails')
    await expectAccessible(page, 'the list of emails')
    await page.getByRole('link', { name: /^Order confirmation/ }).click()
    const email = page.frameLocator('iframe[title="The email"]')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(email.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
    await expect(email.locator('body')).toHaveAttribute('data-page-type', '301')
    await expectAccessible(page, 'the editor of an email')

    await page.getByRole('textbox', { name: 'Heading' }).fill('Hooray, {{ order.nummer }}!')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('“{{ order.nummer }}” isn’t a variable of this email.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Heading' }).fill('Hooray, {{ order.number }}!')
    await page.getByRole('textbox', { name: 'Subject' }).fill('We have your order <b>')
    await expect(email.getByRole('heading', { level: 1 })).toHaveText(/^Hooray, #\d+!$/)
    await expect(preview.getByText('We have your order <b>')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Email saved')).toBeVisible()

    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText(/^(Sending a test to|Email isn’t set up, so nothing was sent)/)).toBeVisible()
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(email.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
  })
})
