import { request } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { signIn } from './steps/owner.ts'

test('a visitor asks for what is sold out, and the owner sees who waits', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  // Nothing is left: the form is open. Its code loads at the first touch.
  await page.goto('/shop/p/moon-jar')
  const email = page.getByRole('textbox', { name: 'Email', exact: true }).first()
  const notify = page.getByRole('button', { name: 'Notify Me' })
  await notify.click()
  await expect(page.getByText('Email cannot be blank')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('mira')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await expectAccessible(page, 'a wrong email address')
  await email.fill('mira.restock@example.com')
  await notify.click()
  await expect(page.getByText('Signed up!')).toBeFocused()
  await expect(notify).toBeHidden()

  // One variant is sold out: choosing it opens the form for it.
  await page.goto('/shop/p/harbor-mug')
  await alive(page, 'products/purchase')
  await expect(notify).toBeHidden()
  await page.locator('.product-variants').getByText('Tenmoku (sold out)').click()
  await expect(notify).toBeVisible()

  const owner = await request.newContext({ baseURL: server.url })
  await signIn(owner, server.ownerPassword)
  const groups = '/api/site-users/account/notifications/restock/groups'
  const { signUpGroups } = (await (await owner.get(groups)).json()) as {
    signUpGroups: { productTitle: string; signUpCount: number }[]
  }
  expect(signUpGroups[0]).toMatchObject({ productTitle: 'Moon Jar', signUpCount: 12 })
  await owner.dispose()
})
