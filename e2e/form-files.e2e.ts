import { readFile } from 'node:fs/promises'
import { expect, signedOut, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

/** The beginning of a picture, which is what the server checks. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const MEGABYTE = 1024 * 1024

test('a visitor sends a picture with their answer, and its owner opens it', { tag: '@desktop' }, async ({
  browser,
  page,
  visitor,
}) => {
  await openStudio(page, '/forms', 'Forms')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('link', { name: 'Edit form' }).click()
  await page.getByRole('button', { name: /^Message/ }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^File upload/ })
    .click()
  await page.getByLabel('Label', { exact: true }).fill('Photo')
  await page.getByLabel('Max file size (MB)').fill('1')
  await page.getByLabel('Max number of files').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await visitor.goto('/contact')
  await alive(visitor, 'blocks/form')
  await visitor.getByLabel('First name').fill('Ada')
  await visitor.getByLabel('Last name').fill('Byron')
  await visitor.locator('main').getByLabel('Email').fill('ada.files@example.com')
  await visitor.getByText('A workshop').click()
  await visitor.getByLabel('Message').fill('It has a crack.')
  const input = visitor.getByLabel('Photo')
  // Accepted files are described before one is chosen.
  await expect(input).toHaveAccessibleDescription('Images or PDF, up to 1 MB each, 2 files at most')
  await input.setInputFiles({
    name: 'crack.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(
    visitor.getByText('The file crack.png does not appear to be a supported image or PDF file.'),
  ).toBeVisible()
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png, Buffer.alloc(MEGABYTE)]),
  })
  await expect(
    visitor.getByText('The file large.png is too large. The maximum allowed file size is 1 MB.'),
  ).toBeVisible()
  // It is not submitted without an explanation.
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(input).toHaveAccessibleDescription(/^A file can’t be uploaded\. Remove it or choose another one\./)
  await input.setInputFiles(
    ['crack.png', 'handle.png', 'foot.png'].map((name) => ({ name, mimeType: 'image/png', buffer: png })),
  )
  await expect(visitor.locator('.file-list li')).toHaveCount(2)
  await expect(visitor.getByText('You can add up to 2 files.')).toBeVisible()
  await expect(input).toBeDisabled()
  await visitor.getByRole('button', { name: 'Remove handle.png' }).click()
  await expect(input).toBeEnabled()
  await expect(input).toBeFocused()
  await expect(visitor.getByText('You can add up to 2 files.')).toBeHidden()
  await expectAccessible(visitor, 'a file that was sent')
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(visitor.getByText('Thanks. We got your message.')).toBeVisible()

  await page.getByRole('link', { name: 'Responses' }).click()
  await page.getByRole('link', { name: 'Ada Byron' }).click()
  const file = page.getByRole('link', { name: 'crack.png' })
  await expect(page.getByRole('link', { name: 'handle.png' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('crack.png')
  expect(await readFile(await (await download).path())).toEqual(png)
  // The URL alone gives no access.
  const address = await file.getAttribute('href')
  expect((await visitor.request.get(address!)).status()).toBe(401)

  // Without a script the file is sent with the form, and kept while the form has errors.
  const context = await browser.newContext({ storageState: signedOut, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/contact')
  const plainInput = plain.getByLabel('Photo')
  await plainInput.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await plain.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(plainInput).toHaveAccessibleDescription(
    /The file no\.png does not appear to be a supported image or PDF file\./,
  )
  await plainInput.setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer: png })
  await plain.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(plain.getByLabel('First name')).toHaveAccessibleDescription('Required')
  await expect(plain.getByRole('listitem').filter({ hasText: 'plain.png' })).toBeVisible()
  await expect(plain.getByText('Files you choose now replace these.')).toBeVisible()
  await plain.getByLabel('First name').fill('Grace')
  await plain.getByLabel('Last name').fill('Hopper')
  await plain.locator('main').getByLabel('Email').fill('grace.files@example.com')
  await plain.getByText('A workshop').click()
  await plain.getByLabel('Message').fill('It has a crack.')
  await plain.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(plain.getByText('Thanks. We got your message.')).toBeVisible()
  await context.close()
  await goInStudio(page, '/forms', 'Forms')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await expect(page.getByRole('link', { name: 'plain.png' })).toBeVisible()

  // Restores the form for other tests.
  await goInStudio(page, '/forms', 'Forms')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('link', { name: 'Edit form' }).click()
  await page.getByRole('button', { name: 'More actions for Photo' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
