import { expect, signedOut, test } from './fixtures/studio.ts'
import { signIn } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

const email = 'nora@tidemill.example'

test('an owner changes their name, address and password, and ends sessions elsewhere', { tag: '@desktop' }, async ({
  page,
  visitor,
  browser,
  server,
}) => {
  await test.step('an owner changes their name, and their email address with the password only', async () => {
    await openStudio(page, '/account', 'Your account')
    const profile = page.getByRole('region', { name: 'Profile' })
    const save = profile.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await profile.getByLabel('Name').fill('')
    await save.click()
    await expect(profile.getByLabel('Name')).toHaveAccessibleDescription('Enter your name.')
    await profile.getByLabel('Name').fill('Nora Quill-Byron')
    await save.click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(save).toBeDisabled()

    await profile.getByLabel('Email').fill('nora@mill')
    await save.click()
    await expect(profile.getByLabel('Email')).toHaveAccessibleDescription(/Enter a valid email address/)
    await profile.getByLabel('Email').fill('quill@tidemill.example')
    await save.click()
    const proof = profile.getByLabel('Current password')
    await expect(proof).toHaveAccessibleDescription(/Enter your current password\./)
    await proof.fill('not my password')
    await save.click()
    await expect(proof).toHaveAccessibleDescription(/That’s not your current password\./)
    await proof.fill(server.ownerPassword)
    await save.click()
    await expect(proof).toBeHidden()
    await page.reload()
    await expect(profile.getByLabel('Email')).toHaveValue('quill@tidemill.example')
    await expect(profile.getByLabel('Name')).toHaveValue('Nora Quill-Byron')

    await profile.getByLabel('Name').fill('Nora Quill')
    await profile.getByLabel('Email').fill(email)
    await proof.fill(server.ownerPassword)
    await save.click()
    await expect(proof).toBeHidden()
  })
  await test.step('a new password signs everyone else out', async () => {
    await signIn(visitor.request, server.ownerPassword)
    await openStudio(visitor, '/account', 'Your account')
    const panel = page.getByRole('region', { name: 'Password' })
    const [current, next] = [panel.getByLabel('Current password'), panel.getByLabel('New password')]
    const change = panel.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(current).toHaveAccessibleDescription('Enter your current password.')
    await current.fill('not my password')
    await next.fill('short')
    await change.click()
    await expect(next).toHaveAccessibleDescription(/Use at least 10 characters\./)
    await next.fill('a kiln is a patient oven')
    await change.click()
    await expect(current).toHaveAccessibleDescription('That’s not your current password.')
    await current.fill(server.ownerPassword)
    await change.click()
    await expect(page.getByText('Password changed. You’ve been signed out everywhere else.')).toBeVisible()
    await expect(current).toHaveValue('')

    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Password', { exact: true }).fill('a kiln is a patient oven')
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your account')

    await current.fill('a kiln is a patient oven')
    await next.fill(server.ownerPassword)
    await change.click()
    await expect(current).toHaveValue('')
  })
  await test.step('a session on another device is ended', async () => {
    const context = await browser.newContext({
      storageState: signedOut,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const other = await context.newPage()
    await signIn(other.request, server.ownerPassword)
    await openStudio(other, '/account', 'Your account')
    await openStudio(page, '/account', 'Your account')
    const sessions = page.getByRole('region', { name: 'Active sessions' })
    await expect(sessions.getByText('This device')).toHaveCount(1)
    await sessions.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect(sessions.getByText('Firefox on Windows')).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await context.close()
  })
})
