import { expect, test } from './fixtures/studio.ts'
import { expectAccessible, expectToFit } from './steps/accessibility.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

const password = 'a kiln is a patient oven'

/** A role by its name; the option says below it what the role can do. */
const optionOf = (role: string) => new RegExp(`^${role} ?Can `)

test('an owner invites someone by link, who sees what their role allows, is lowered, and removed', async ({
  page,
  visitor,
  isMobile,
}) => {
  const email = `kim-${isMobile ? 'phone' : 'desktop'}@tidemill.example`
  await openStudio(page, '/staff', 'Staff')
  await expect(page.getByRole('list', { name: 'Staff' }).getByText('Theo Marsh')).toBeVisible()
  await expectToFit(page, 'staff')
  await expectAccessible(page, 'staff')

  const link = await test.step('the owner invites, and copies the link', async () => {
    await page.getByRole('button', { name: 'Invite staff' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('combobox', { name: 'Role' }).click()
    await expectAccessible(page, 'the roles and what they can do')
    await page.getByRole('option', { name: optionOf('Editor') }).click()
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    const field = dialog.getByLabel('Invitation link')
    await expect(field).toBeFocused()
    await expectAccessible(page, 'the link of an invitation')
    const value = await field.inputValue()
    await dialog.getByRole('button', { name: 'Copy invitation link' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible()
    await expectToFit(page, 'staff with an invitation')
    return value
  })

  await test.step('the invited person accepts, and sees what an editor can do', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Join Tidemill')
    await expect(visitor.getByText('Nora Quill invited you to work on this site.')).toBeVisible()
    await expectAccessible(visitor, 'an invitation')
    await expectToFit(visitor, 'an invitation')
    await visitor.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(visitor.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
    await visitor.getByLabel('Your name').fill('Kim Lindqvist')
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/, Kim$/)
    await openStudio(visitor, '/pages', 'Pages')
    for (const closed of ['/orders', '/staff']) await openStudio(visitor, closed, 'You don’t have access')
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Invitation not valid')
  })

  await test.step('the owner gives another role, which counts at once', async () => {
    await openStudio(visitor, '/pages', 'Pages')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Invitations' })).toBeHidden()
    await page.getByRole('combobox', { name: 'Role of Kim Lindqvist' }).click()
    await page.getByRole('option', { name: optionOf('Moderator') }).click()
    await expect(page.getByText('The role of Kim Lindqvist is now Moderator.')).toBeVisible()
    // In the studio that is open there.
    await goInStudio(visitor, '/forms', 'You don’t have access')
    await goInStudio(visitor, '/reviews', 'Reviews')
  })

  await test.step('the owner removes them, and they are signed out', async () => {
    await page.getByRole('button', { name: 'Remove Kim Lindqvist' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Kim Lindqvist?' })
    await expect(dialog.getByText('They’re signed out everywhere')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('list', { name: 'Staff' }).getByText('Kim Lindqvist')).toBeHidden()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.keyboard.press('Enter')
    // The page has said it before; this is the answer to the sign-in.
    await expect(visitor.getByRole('alert')).toContainText('You no longer have access to this site.')
  })
})

test('someone is invited again, and leaves by themselves', { tag: '@desktop' }, async ({ page, visitor }) => {
  await openStudio(page, '/staff', 'Staff')
  await page.getByRole('button', { name: 'Invite staff' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('lee@tidemill.example')
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: optionOf('Reporting') }).click()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await dialog.getByRole('button', { name: 'Copy invitation link' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'New link for lee@tidemill.example' }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const renewed = await dialog.getByLabel('Invitation link').inputValue()
  await dialog.getByRole('button', { name: 'Copy invitation link' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await visitor.goto(renewed)
  await visitor.getByLabel('Your name').fill('Lee Okafor')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/, Lee$/)

  await openStudio(visitor, '/account', 'Your account')
  await visitor.getByRole('button', { name: 'Leave site' }).click()
  const leaving = visitor.getByRole('dialog', { name: 'Leave Tidemill?' })
  await leaving.getByLabel('Current password').fill('not my password')
  await leaving.getByRole('button', { name: 'Leave site' }).click()
  await expect(leaving.getByLabel('Current password')).toHaveAccessibleDescription('That’s not your current password.')
  await leaving.getByLabel('Current password').fill(password)
  await leaving.getByRole('button', { name: 'Leave site' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Staff' }).getByText('Theo Marsh')).toBeVisible()
  await expect(page.getByText('Lee Okafor')).toBeHidden()
})
