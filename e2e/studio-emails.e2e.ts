import { knownAccount } from '../src/server/testing/mail-server/start-mail-server.ts'
import { expect, test } from './fixtures/mail-server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { choose, goInStudio } from './steps/studio.ts'

test('a bookmark of an earlier version leads to the emails; email is set up; one is edited, sent as a test, and reset', {
  tag: '@desktop',
}, async ({ page, smtp }) => {
  await test.step('a bookmark of an earlier version leads to the emails, with its filter', async () => {
    await page.goto('/config/letters?state=failed')
    await expect(page).toHaveURL(/\/config\/emails\?state=failed$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  })
  await test.step('email is set up where the banner leads, with what the mail server says about a wrong password', async () => {
    await goInStudio(page, '/', /^Good /)
    const banner = page.getByRole('region', { name: 'Email isn’t set up' })
    await banner.getByRole('link', { name: 'Set up email' }).click()
    const form = page.getByRole('region', { name: 'Set up email' })
    await choose(page, 'Email service', 'Fastmail')
    await expect(form.getByLabel('Port')).toHaveValue('465')
    await choose(page, 'Email service', 'Other (SMTP)')
    await choose(page, 'Security', 'STARTTLS')
    await form.getByLabel('Host').fill('localhost')
    await form.getByLabel('Port').fill(String(smtp.port))
    await form.getByLabel('User name').fill(knownAccount.user)
    await form.getByLabel('Password', { exact: true }).fill('guessed')
    const from = form.getByLabel('From address')
    await expect(from).toHaveValue(knownAccount.user)
    await from.fill('hello@tidemill.example')
    await form.getByRole('button', { name: 'Save and send test email' }).click()
    await expect(form.getByRole('alert')).toContainText('localhost didn’t accept the user name or password.')
    await expectAccessible(page, 'the form of a mail server')

    await form.getByLabel('Password', { exact: true }).fill(knownAccount.password)
    await form.getByRole('button', { name: 'Save and send test email' }).click()
    await expect(page.getByText('Email works')).toBeVisible()
    expect(smtp.received.map(({ from }) => from)).toEqual(['hello@tidemill.example'])
    await expectAccessible(page, 'a mail server')
    await goInStudio(page, '/', /^Good /)
    await expect(banner).toBeHidden()
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
    await expect(page.getByText(/^Sending a test to/)).toBeVisible()
    await expect.poll(() => smtp.received.at(-1)?.raw).toContain('We have your order <b>')
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(email.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
  })
})
