import { request } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { signIn } from './steps/owner.ts'

test('a visitor reads the reviews of a product, and opens a picture of a buyer', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/shop/p/harbor-mug')
  await page
    .getByRole('link', { name: /out of 5 stars/ })
    .first()
    .click()
  const reviews = page.getByRole('region', { name: /^Reviews \(/ })
  await expect(reviews).toBeInViewport()
  await expectAccessible(page, 'the reviews of a product')
  await reviews.getByRole('link', { name: 'Lowest rating' }).click()
  await expect(reviews.getByRole('listitem').filter({ hasText: 'hairline crack' }).first()).toBeVisible()
  await expect(page).toHaveURL(/sort=lowest#reviews$/)
  await reviews.getByRole('link', { name: 'Newest' }).click()
  await reviews.getByRole('link', { name: 'Image 1 by Priya R.' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Image 1 by Priya R.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an owner publishes what waits, answers it, and takes it back', { tag: '@phone' }, async ({ page, server }) => {
  const owner = await request.newContext({ baseURL: server.url })
  await signIn(owner, server.ownerPassword)
  await page.context().addCookies((await owner.storageState()).cookies)
  await page.goto('/config/reviews?state=waiting')
  await page.getByRole('link', { name: 'Breakfast Set' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('1 review published.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Bone varies with the place in the kiln.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Answer saved.')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/shop/p/breakfast-set')
  await expect(visitor.getByText('Bone varies with the place in the kiln.')).toBeVisible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Asked for a swap instead')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('1 review hidden.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('No reviews yet')).toBeVisible()
  await owner.dispose()
})
