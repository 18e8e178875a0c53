import { request } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { send, signIn } from './steps/owner.ts'

test('a visitor signs up in the footer, confirms by email, and leaves again', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await page.goto('/search')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('mira@example.com')
  await expect(footer.locator('[data-island="blocks/form"]')).toHaveAttribute('data-hydrated', '')
  const heard = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('newsletter-subscribe', () => resolve('heard'))),
  )
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Your sign-up is saved.')).toBeVisible()
  expect(await heard).toBe('heard')
  await expectAccessible(page, 'the footer, after signing up')

  // Without a mail server emails are stored in the studio.
  const owner = await request.newContext({ baseURL: server.url })
  await signIn(owner, server.ownerPassword)
  const linkIn = async (kind: string, purpose: string) => {
    let link: string | undefined
    await expect(async () => {
      const { emails } = (await (await owner.get('/api/owner/emails')).json()) as {
        emails: { id: string; kind: string; to: string }[]
      }
      const { id } = emails.find((one) => one.kind === kind && one.to === 'mira@example.com')!
      const { email } = (await (await owner.get(`/api/owner/emails/${id}`)).json()) as { email: { plain: string } }
      link = new RegExp(`/newsletter/${purpose}\\?key=[\\w.-]+`).exec(email.plain)![0]
    }).toPass()
    return link!
  }
  await page.goto(await linkIn('newsletter-confirmation', 'confirm'))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed')
  await page.goto(await linkIn('newsletter-welcome', 'unsubscribe'))
  await expectAccessible(page, 'unsubscribe')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await owner.dispose()
})

test('a sign-up that is sent before its code is there waits for it, or goes the plain way', { tag: '@phone' }, async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  const subscribe = footer.getByRole('button', { name: 'Subscribe' })
  const code = '**/assets/form-*.js'
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/search')
  const asked = page.waitForRequest(code)
  await subscribe.click()
  await asked
  arrive()
  await expect(footer.getByLabel('Email')).toHaveAccessibleDescription('Required')
  await expect(footer.getByLabel('Email')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/search')

  await page.unrouteAll()
  await page.route(code, (route) => route.abort())
  await page.goto('/search')
  await subscribe.click()
  await page.waitForURL('**/newsletter/subscribe')
  await expect(page.locator('main').getByLabel('Email')).toHaveAccessibleDescription('Required')
})

test('the popup asks once for an address, by keyboard, and never over the cart', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const owner = await request.newContext({ baseURL: server.url })
  await signIn(owner, server.ownerPassword)
  const { forms } = await (await owner.get('/api/owner/forms')).json()
  const { id: formId } = forms.find(({ name }: { name: string }) => name === 'Newsletter')
  const { popup } = await (await owner.get('/api/owner/popup')).json()
  const shown = { ...popup, isEnabled: true, title: 'Letters from the mill', afterSeconds: 0 }
  const change = (changes: object, revision: number) =>
    send(owner, 'PUT', '/api/owner/popup', { popup: { ...shown, ...changes }, revision })
  await change({ action: { kind: 'form', formId } }, 0)

  const dialog = page.getByRole('dialog', { name: 'Letters from the mill' })
  await page.goto('/search')
  await page.goto('/about')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page, 'the popup')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('date-closed'))).not.toBeNull()

  // A browser that has forgotten it sees it again, and sends its form.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await dialog.getByLabel('Email').fill('ines@example.com')
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  await expect(dialog.getByText('Your sign-up is saved.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('submitted'))).toBe(formId)
  await page.goto('/cart')
  await expect(page.locator('body[data-popup]')).toHaveCount(0)
  await change({ isEnabled: false }, 1)
  await owner.dispose()
})
