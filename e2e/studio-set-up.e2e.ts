import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { choose, firstOption } from './steps/studio.ts'

test.use({ isEmpty: true, locale: 'en-US', timezoneId: 'Europe/Berlin' })

const email = 'mina@clay.example'
const password = 'a kiln is a patient oven'

test('a new installation is set up, and its owner signs out and in again @desktop', async ({ page, isMobile }) => {
  await page.goto('/config')
  const secret = page.getByRole('textbox', { name: 'Password' })
  await secret.fill('too short')
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Email').fill('mina@clay')
  await page.getByRole('button', { name: 'Create my site' }).click()
  await expect(page.getByLabel('Site name')).toHaveAccessibleDescription(/Enter a name for your site\./)
  await expect(page.getByLabel('Site name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter a valid email address/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 10 characters\./)
  await expectAccessible(page, 'set-up with errors')

  await page.getByLabel('Site name').fill('Clay & Kiln')
  await page.getByLabel('Your name').fill('Mina Okada')
  await page.getByLabel('Email').fill(email)
  const chosen = page.getByLabel('Password', { exact: true })
  await chosen.fill('1234567890')
  await expect(chosen).toHaveAccessibleDescription(/This is a common password, or close to one/)
  await chosen.fill(password)
  await expect(chosen).not.toHaveAccessibleDescription(/common password/)
  await expect(page.getByRole('radio', { name: 'Shop', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Restaurant or venue' }).check()
  // Lists are the same at every width.
  if (!isMobile) await searchLists(page)
  await page.getByRole('button', { name: 'Create my site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good .+, Mina$/)
  await expect(page.getByRole('link', { name: 'Add product' })).toBeVisible()
  await expectAccessible(page, 'the first home')
  // No one has chosen the price of shipping yet, so it is listed as open.
  await expect(page.getByRole('link', { name: 'Set up shipping' })).toBeVisible()
  await lookAtFirstSite(page)

  await signOut(page, isMobile)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a kiln is an impatient oven')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page, 'a sign-in that was refused')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Mina$/)
})

/** Chooses country, currency and time zone by mouse and by typing. */
async function searchLists(page: Page): Promise<void> {
  // The currency follows the country until someone chooses one.
  await choose(page, 'Country', 'Japan')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^JPY/)
  await choose(page, 'Country', 'Germany')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^EUR/)
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.keyboard.type('United King')
  await firstOption(page, 'United Kingdom')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^GBP/)
  // Typing the complete name of the current choice chooses it again.
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.keyboard.type('United Kingdom')
  await expect(page.getByRole('option')).toHaveText(['United Kingdom'])
  await firstOption(page, 'United Kingdom')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  await choose(page, 'Currency', 'CHF · Swiss Franc')
  await choose(page, 'Country', 'Switzerland')
  // So does the time zone.
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Zurich')
  // By keyboard: Enter chooses the search result, and submits nothing.
  await page.getByRole('combobox', { name: 'Time zone' }).focus()
  await expect(page.getByRole('option', { name: 'Europe/Zurich' })).toBeAttached()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Vienna')
  await expect(page.getByRole('option')).toHaveText(['Europe/Vienna'])
  await firstOption(page, 'Europe/Vienna')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Vienna')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused()
}

/** The site of a new shop is complete immediately, and the page list shows its owner which page is the home page. */
async function lookAtFirstSite(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stay for one more glass')
  const [heading, button] = await Promise.all([
    boxOf(page.getByRole('heading', { name: 'What the market had this morning' })),
    boxOf(page.getByRole('link', { name: 'See the menu' })),
  ])
  expect(button.x, 'the button begins where the heading does').toBeCloseTo(heading.x, 0)
  await expectAccessible(page, 'the site of a new restaurant')
  for (const path of ['/menu', '/book', '/visit', '/events']) {
    await page.goto(path)
    await expectAccessible(page, `${path} of a new restaurant`)
  }
  await page.goto('/config/pages')
  await expect(page.getByText('Home page')).toBeVisible()
  await expectAccessible(page, 'the pages of a new shop')
  await page.getByRole('button', { name: 'Starting sites' }).click()
  await page.getByRole('radio', { name: 'Journal' }).check()
  await expect(page.getByText('Nothing that visitors see changes.')).toBeVisible()
  await expectAccessible(page, 'the choice of another starting site')
  await page.getByRole('button', { name: 'Add as drafts' }).click()
  await expect(page.getByRole('link', { name: 'Journal: Home', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Journal: Home', exact: true })).toBeHidden()
  await page.goto('/config')
}

async function signOut(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  } else {
    await page.getByRole('button', { name: 'Mina Okada' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
}
