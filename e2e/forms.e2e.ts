import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { tabTo } from './steps/keyboard.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

const SAVE = '**/api/form/SaveFormSubmission'
const above = (page: Page) => page.getByText('Your form has encountered a problem. Please scroll up to review.')
const below = (page: Page) => page.getByText('Your form has encountered a problem. Please scroll down to review.')

async function openContact(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address)
  await alive(page, 'blocks/form')
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.locator('main').getByLabel('Email').fill('ada@example.com')
  await page.getByText('A workshop').click()
  await page.getByLabel('Message').fill('Is there a place on Friday?')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('what was typed is there after a reload, and the field that is used meanwhile keeps the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await openContact(page)
  await page.getByLabel('Message').fill('Is there a place on Friday?')
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/form-[\w-]{8}\.js/, (route) => code.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Ad')
  code.resolve()
  await alive(page, 'blocks/form')
  await expect(page.getByLabel('Message')).toHaveValue('Is there a place on Friday?')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('a')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('someone writes to the shop with the keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await openContact(page)
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Required')
  await expect(page.locator('main').getByLabel('Email')).toHaveAccessibleDescription(
    'Required We only use it to reply.',
  )
  await expect(above(page)).toBeVisible()
  await expect(below(page)).toBeVisible()
  await expectAccessible(page, 'errors')

  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Byron')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@')
  await page.keyboard.press('Tab')
  const email = page.locator('main').getByLabel('Email')
  await expect(email).toHaveAccessibleDescription(
    /^Email is not valid\. Email addresses should follow the format user@domain\.com\./,
  )
  await email.fill('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'An order' })).toBeChecked()
  await expect(page.getByLabel('Order number')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Order number')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is there a place on Friday?')
  await expect(page.getByText('27 / 1000')).toBeVisible()
  await tabTo(page, send(page))
  await expect(above(page)).toBeHidden()
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('status').filter({ hasText: 'Thanks. We got your message.' })
  await expect(thanks).toBeFocused()
  await expect(page.locator('main').getByLabel('Email')).toBeHidden()
  await expectAccessible(page, 'sent')
})

test('the survey is led through page by page, and keeps what was written', { tag: '@desktop' }, async ({ page }) => {
  await openContact(page, '/survey?from=postcard')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByLabel('Which piece is it?')).toBeFocused()
  await page.getByLabel('Which piece is it?').selectOption('Something else')
  await page.getByLabel('What is it?').fill('A lid')
  await page.getByText('It broke').click()
  const story = page.getByLabel('How did it break?')
  await story.fill('x'.repeat(301))
  await expect(page.getByText('301 / 300')).toHaveAttribute('data-error', 'true')
  await next.click()
  await expect(story).toHaveAccessibleDescription(/You have exceeded the character limit\./)
  await story.fill('It fell.')
  await next.click()

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'It sits well in the hand.' }).getByText('Strongly Agree').click()
  await page.getByText('Flowers').click()
  await page.getByLabel('Hour').fill('9')
  await page.getByLabel('Minute').fill('30')
  await expectAccessible(page, 'second page')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(story).toHaveValue('It fell.')
  await next.click()
  // The browser's Back button moves through the pages too.
  await page.goBack()
  await expect(page.locator('.form-progress')).toBeFocused()
  await expect(story).toHaveValue('It fell.')
  await page.goForward()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await next.click()

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByLabel('Country', { exact: true }).selectOption('JP')
  await expect(page.getByLabel('Prefecture')).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.locator('main').getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('checkbox', { name: /Tidemill may keep/ })).toBeFocused()
  await expectAccessible(page, 'third page, with errors')
  await page.getByRole('checkbox', { name: /Tidemill may keep/ }).check()
  // All errors are corrected, so none is shown.
  await expect(above(page)).toBeHidden()
  const [request] = await Promise.all([page.waitForRequest(SAVE), page.getByRole('button', { name: 'Send' }).click()])
  const { form, key, formId, proof, website, ...rest } = request.postDataJSON()
  // The signs of the spam check: a solved proof of work, and an invisible field.
  expect([typeof proof, website]).toEqual(['string', ''])
  expect(rest).toEqual({
    pageTitle: 'How the pots hold up',
    pageId: await page.locator('body').evaluate((body) => body.id.replace('collection-', '')),
    contentSource: 'c',
    pagePath: '/survey',
    pagePermissionTypeValue: '1',
  })
  expect(formId).toBe(await page.evaluate(() => document.querySelector('.form-wrapper')!.id.replace('form-', '')))
  expect(JSON.parse(form)).toMatchObject({
    'survey-piece': 'Something else',
    'survey-held': ['Flowers'],
    'survey-time': ['9', '30', '', 'AM'],
    'survey-agree': { 'It sits well in the hand.': ['2'], 'It is dishwasher safe.': [] },
    'survey-phone': ['', '', '', ''],
    'survey-from': 'postcard',
  })
  await expect(page.getByText('Thank you.')).toBeVisible()
})

test('what goes wrong on the way is shown in fixed words, and nothing is sent twice', { tag: '@desktop' }, async ({
  page,
}) => {
  await test.step('what goes wrong on the way is shown in fixed words', async () => {
    await openContact(page)
    await fillContact(page)
    await page.route('**/api/form/FormSubmissionKey', (route) => route.abort(), { times: 1 })
    await send(page).click()
    await expect(page.getByText('Could not get a form submission key, please try again later.')).toBeVisible()
    for (const [status, code, error, sentence] of [
      [401, 'not-signed-in', '', 'Unable to submit form. Please try again later.'],
      [404, 'form-not-configured', '', 'This form has not been configured yet.'],
      [429, 'rate-limited', '', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
      [500, 'unexpected', '', 'Unable to send form. Please try again later.'],
      [400, 'captcha-failed', 'What the server says.', 'What the server says.'],
      [400, 'strange', '', 'Unknown error, please try again later.'],
    ] as const) {
      await page.route(SAVE, (route) => route.fulfill({ status, json: { code, error: error || undefined } }), {
        times: 1,
      })
      await send(page).click()
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    }
    const errors = { 'contact-email': 'Nobody lives there.' }
    const json = {
      code: 'form-fields-invalid',
      error: 'One or more fields is invalid, please check your entries.',
      errors,
    }
    await page.route(SAVE, (route) => route.fulfill({ status: 400, json }), { times: 1 })
    await send(page).click()
    await expect(page.locator('main').getByLabel('Email')).toBeFocused()
    await expect(page.locator('main').getByLabel('Email')).toHaveAccessibleDescription(/^Nobody lives there\./)
    await expect(page.getByText(json.error)).toBeVisible()
    await expect(below(page)).toBeVisible()
  })
  await test.step('what was sent while the line broke is not sent twice', async () => {
    await becomeSomeoneElse(page)
    await openContact(page)
    await fillContact(page)
    const keys: string[] = []
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(SAVE, async (route) => {
      keys.push(route.request().postDataJSON().key)
      // The first request arrives, but its answer is lost.
      const response = await route.fetch()
      if (keys.length > 1) return route.fulfill({ response })
      await held
      return route.abort()
    })
    await send(page).click()
    const locked = page.getByRole('button', { name: 'Submitting…' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    answer()
    await expect(page.getByText('Please check your internet connection.')).toBeVisible()
    await send(page).click()
    await expect(page.getByText('Thanks. We got your message.')).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with what is wrong, and goes through', async ({ page }) => {
    await page.goto('/survey')
    await expect(page.getByLabel('Which piece is it?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    await page.goto('/contact')
    await page.getByLabel('Message').fill('Is there a place on Friday?')
    await send(page).click()
    await expect(above(page)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Is there a place on Friday?')
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Required')
    await fillContact(page)
    await send(page).click()
    await expect(page.getByText('Thanks. We got your message.')).toBeVisible()
  })
})
