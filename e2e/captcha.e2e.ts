import type { Page } from '@playwright/test'
import { knownKeys } from '../src/server/testing/captcha/fake-google.ts'
import { expect, routeGoogle, test } from './fixtures/captcha.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { send } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

// The tests of this file share one shop.
test.beforeEach(async ({ page }) => {
  await send(page.request, 'DELETE', '/api/owner/captcha')
  await askForCaptcha(page, false)
})

const thanks = (page: Page) => page.getByText('Thanks. We got your message.')

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.locator('main').getByLabel('Email').fill('ada@example.com')
  await page.getByText('A workshop').click()
  await page.getByLabel('Message').fill('Is there a place on Friday?')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

async function openCaptchaTab(page: Page): Promise<void> {
  await openStudio(page, '/forms', 'Forms')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('link', { name: 'Edit form' }).click()
  await page.getByRole('tab', { name: 'Captcha' }).click()
}

/** Switches reCAPTCHA on or off for the contact form. */
async function askForCaptcha(owner: Page, captchaEnabled: boolean): Promise<void> {
  const { forms } = await (await owner.request.get('/api/owner/forms')).json()
  const path = `/api/owner/forms/${forms.find((form: { name: string }) => form.name === 'Contact').id}`
  const { id: _, createdAt: __, updatedAt: ___, ...content } = (await (await owner.request.get(path)).json()).form
  await send(owner.request, 'PUT', path, { ...content, captchaEnabled })
}

/** Saves score keys, and switches reCAPTCHA on for the contact form. */
async function useCaptcha(owner: Page): Promise<void> {
  await send(owner.request, 'PUT', '/api/owner/captcha', { ...knownKeys, kind: 'score', minimumScore: 50 })
  await askForCaptcha(owner, true)
}

/** Enters the keys of the site, which the server checks with Google. */
async function enterKeys(page: Page, kind: 'Score' | 'Checkbox'): Promise<void> {
  await openStudio(page, '/forms/captcha', 'reCAPTCHA')
  await page.getByLabel('Site key').fill(knownKeys.siteKey)
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('Project ID').fill(knownKeys.projectId)
  await page.getByLabel('API key', { exact: true }).fill(knownKeys.apiKey)
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('Keys verified.')).toBeVisible()
}

test('an owner enters keys, and lets the contact form ask for reCAPTCHA', { tag: '@desktop' }, async ({ page }) => {
  await openCaptchaTab(page)
  await expect(page.getByRole('switch', { name: 'Use reCAPTCHA in this form' })).toBeDisabled()
  await page.getByRole('link', { name: 'Set up', exact: true }).click()
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByLabel('Site key')).toHaveAccessibleDescription(/Enter the site key\./)
  await page.getByLabel('Site key').fill(knownKeys.siteKey)
  await page.getByLabel('Project ID').fill(knownKeys.projectId)
  await page.getByLabel('API key', { exact: true }).fill('AIza-mistyped')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByRole('alert')).toContainText('API key not valid. Please pass a valid API key.')
  await expectAccessible(page, 'the keys')
  await enterKeys(page, 'Score')
  await page.reload()
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('')

  await openCaptchaTab(page)
  await page.getByRole('switch', { name: 'Use reCAPTCHA in this form' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the tab')
})

test('Google gets data about people who write, and not about those who look; its badge shows while they are in a field', {
  tag: '@desktop',
}, async ({ page, visitor, google }) => {
  await useCaptcha(page)
  const asked = await routeGoogle(visitor, google)
  await visitor.goto('/contact')
  await alive(visitor, 'blocks/form')
  await expect(visitor.getByText('Protected by reCAPTCHA.')).toBeVisible()
  expect(asked).toEqual([])
  await visitor.getByLabel('First name').focus()
  const badge = visitor.locator('.grecaptcha-badge')
  await expect(badge).toBeVisible()
  await visitor.getByLabel('First name').blur()
  await expect(badge).toBeHidden()
  await fillContact(visitor)
  await submit(visitor)
  await expect(thanks(visitor)).toBeVisible()
  expect(asked).toEqual([`https://www.google.com/recaptcha/enterprise.js?render=${knownKeys.siteKey}&badge=bottomleft`])
  expect(google.asked.at(-1)!.event.expectedAction).toBe('FORM_BLOCK_SUBMISSION')
})

test('where Google’s script is blocked, the form is posted as without JavaScript', {
  tag: '@desktop',
}, async ({ page, visitor, google }) => {
  await useCaptcha(page)
  await routeGoogle(visitor, google, { isBlocked: true })
  await visitor.goto('/contact')
  await alive(visitor, 'blocks/form')
  await fillContact(visitor)
  await submit(visitor)
  await expect(visitor.getByText(/^Nothing has been sent yet\./)).toBeVisible()
  await expect(visitor.getByLabel('Message')).toHaveValue('Is there a place on Friday?')
  await alive(visitor, 'blocks/form')
  await submit(visitor)
  await expect(thanks(visitor)).toBeVisible()
})

test('a checkbox has to be ticked, and is drawn again when it failed; it is compact on small screens', {
  tag: '@desktop',
}, async ({ page, visitor, google }) => {
  await useCaptcha(page)
  await enterKeys(page, 'Checkbox')
  await openCaptchaTab(page)
  await page.getByText('Center', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const hosts = ['elsewhere.example', 'localhost']
  const asked = await routeGoogle(visitor, google, { next: () => ({ hostname: hosts.shift()! }) })
  await visitor.setViewportSize({ width: 340, height: 800 })
  await visitor.goto('/contact')
  await alive(visitor, 'blocks/form')
  await expect(visitor.getByText('reCAPTCHA appears here when you start filling out this form.')).toBeVisible()
  const height = () => visitor.locator('.form-captcha').evaluate((place) => place.clientHeight)
  await expect.poll(height).toBe(144)
  expect(asked).toEqual([])
  await fillContact(visitor)
  const box = visitor.getByRole('checkbox', { name: 'I’m not a robot' })
  await expect(box).toBeVisible()
  const width = () => visitor.locator('.form-captcha-widget > div').evaluate((widget) => widget.clientWidth)
  await expect.poll(width).toBe(164)
  // Its space was reserved, so nothing has moved.
  await expect.poll(height).toBe(144)

  await submit(visitor)
  await expect(visitor.getByRole('alert').filter({ hasText: 'Complete CAPTCHA before submitting.' })).toBeVisible()
  await box.check()
  await submit(visitor)
  await expect(visitor.getByText('reCAPTCHA failed. Refresh this page and try again.')).toBeVisible()
  await expect(box).not.toBeChecked()
  await box.check()
  await submit(visitor)
  await expect(thanks(visitor)).toBeVisible()
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await visitor.reload()
  await visitor.getByLabel('Message').fill('Once more')
  await expect(box).toBeVisible()
  await expect.poll(width).toBe(304)
})
