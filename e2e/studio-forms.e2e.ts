import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { buildForm as placeForm } from './steps/build-form.ts'
import { alive } from './steps/cart.ts'
import { sendAnswers } from './steps/forms.ts'
import { tabTo } from './steps/keyboard.ts'
import { isOver } from './steps/sorting.ts'
import { choose, goInStudio, openStudio, takeBack } from './steps/studio.ts'

test('a form is built, seen as visitors get it, and its answers are lived with', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await test.step('a form is built by mouse and by keyboard, seen as visitors get it, and its answers are lived with', async () => {
    const formId = await buildForm(page)
    await putOnPage(page, visitor)
    await page.getByRole('link', { name: 'Responses' }).click()
    await expect(page.getByRole('heading', { name: 'No responses yet' })).toBeVisible()

    // An address of this test alone: other tests of the same server answer as ada@example.com.
    const { unread } = await (await page.request.get('/api/owner/forms/unread')).json()
    await sendAnswers(page, visitor, formId, {
      'Which glaze?': 'Soot',
      Email: 'lovelace@example.com',
      'Why soot?': '=1+1',
    })
    await sendAnswers(page, visitor, formId, { 'Which glaze?': 'Ash', Email: 'hopper@example.com' })
    await openStudio(page, `/forms/${formId}/answers`, 'Glazes')
    await expect(page.getByRole('link', { name: `Forms ${unread + 2}` })).toBeVisible()
    await expectAccessible(page, 'the inbox')
    await page.getByRole('link', { name: 'lovelace@example.com' }).click()
    await expect(page.getByText('=1+1')).toBeVisible()
    await expect(page.getByRole('link', { name: `Forms ${unread + 1}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:lovelace%40example.com/,
    )
    await expectAccessible(page, 'an answer')
    await page.getByRole('link', { name: 'Newer response' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('hopper@example.com')

    await page.getByRole('button', { name: 'More actions for this response' }).click()
    await page.getByRole('menuitem', { name: 'Spam' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Response moved to spam' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(page.getByText('Undone.').first()).toBeVisible()
    await openStudio(page, `/forms/${formId}/answers`, 'Glazes')
    await page.getByRole('checkbox', { name: 'Select lovelace@example.com' }).check()
    await page.getByRole('button', { name: 'Spam', exact: true }).click()
    await expect(page.getByRole('link', { name: 'lovelace@example.com' })).toHaveCount(0)
    await page.getByText('Spam', { exact: true }).first().click()
    await page.getByRole('link', { name: 'lovelace@example.com' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByText('Response moved to the inbox')).toBeVisible()
    await openStudio(page, `/forms/${formId}/answers?folder=spam`, 'Glazes')
    await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible()
    await page.getByText('Inbox', { exact: true }).click()
    await page.getByRole('searchbox').fill('hopp')
    await expect(page.getByRole('link', { name: 'lovelace@example.com' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('link', { name: 'lovelace@example.com' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain("Soot,lovelace@example.com,'=1+1,")
    await page.getByRole('link', { name: 'Charts' }).click()
    await expect(page.getByRole('row', { name: 'Soot 1 50%' })).toBeVisible()
    await openStudio(page, `/forms/${formId}/charts`, 'Charts')
    await expect(page.getByRole('row', { name: 'Soot 1 50%' })).toBeVisible()
    await expectAccessible(page, 'the charts')

    await openStudio(page, `/forms/${formId}/answers`, 'Glazes')
    await page.getByRole('link', { name: 'lovelace@example.com' }).click()
    await page.getByRole('button', { name: 'More actions for this response' }).click()
    await page.getByRole('menuitem', { name: 'Delete this person’s data…' }).click()
    await expect(page.getByRole('dialog')).toContainText('1 response from lovelace@example.com in 1 form')
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('1 response deleted permanently.')).toBeVisible()
  })
  await test.step('every step of a form can be looked at while it is built', async () => {
    await goInStudio(page, '/forms', 'Forms')
    await page.getByRole('link', { name: 'How the pots hold up', exact: true }).click()
    await page.getByRole('link', { name: 'Edit form' }).click()
    const view = page.frameLocator('iframe[title="The form"]')
    await expect(view.getByText('Step 1 of 3')).toBeVisible()
    // Steps can be changed without answering.
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(view.getByText('How much do you agree?')).toBeVisible()
    await expect(view.getByText('Step 2 of 3')).toBeVisible()
    await page.getByRole('button', { name: /^Code word/ }).click()
    await expect(view.getByLabel('Code word')).toBeInViewport()
    // The edited field is highlighted, also after rendering again.
    const marked = view.locator('.form-item').filter({ has: view.getByLabel(/\bword\b/) })
    await expect(marked).toHaveCSS('outline-style', 'solid')
    await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled()
    await page.getByLabel('Label', { exact: true }).fill('A word that nobody guesses')
    await expect(view.getByLabel('A word that nobody guesses')).toBeInViewport()
    await expect(marked).toHaveCSS('outline-style', 'solid')
    await page.getByRole('button', { name: 'Previous step' }).click()
    await expect(view.getByText('Step 2 of 3')).toBeVisible()
  })
  await test.step('a field that is added while somebody writes is asked for, and nothing is lost', async () => {
    const wish = { id: 'late-wish', type: 'text', title: 'Your wish', required: true }
    const bowl = { id: 'late-bowl', type: 'address', title: 'Where to' }
    const { path, ask } = await placeForm(page, 'Late', [wish, bowl])
    await visitor.goto(path)
    await alive(visitor, 'blocks/form')
    await visitor.getByLabel('Your wish').fill('A lid')
    await visitor.getByLabel('City').fill('Rockport')
    await ask([wish, bowl, { id: 'late-size', type: 'text', title: 'Its size', required: true }])
    await visitor.getByRole('button', { name: 'Send', exact: true }).click()
    const size = visitor.getByLabel('Its size')
    await expect(size).toHaveAccessibleDescription('Required')
    await expect(visitor.getByLabel('Your wish')).toHaveValue('A lid')
    await expect(visitor.getByLabel('City')).toHaveValue('Rockport')
    await alive(visitor, 'blocks/form')
    await size.fill('12 cm')
    await visitor.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(visitor.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  })
})

/** Builds a form of three fields; one is moved by the mouse, one by keys, and one step is undone. */
async function buildForm(page: Page): Promise<string> {
  await openStudio(page, '/forms', 'Forms')
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByRole('button', { name: /^Blank form/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled form')

  await page.getByRole('button', { name: 'Add field' }).click()
  await expectAccessible(page, 'the palette')
  await page.getByRole('button', { name: 'Short text' }).click()
  await page.getByLabel('Label', { exact: true }).fill('Why soot?')
  const names = page.locator('#main ol [id^=open-]')

  // By keyboard only.
  await tabTo(page, page.getByRole('button', { name: 'Add field' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Email' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Required' }).press('Space')
  await page.getByRole('button', { name: /^Email Email/ }).press('Alt+ArrowUp')
  await expect(page.getByRole('button', { name: /^Email Email/ })).toBeFocused()

  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByRole('button', { name: 'Multiple choice' }).click()
  await page.getByLabel('Label', { exact: true }).fill('Which glaze?')
  await page.getByLabel('Options').fill('Ash\nSoot\n')
  await page.getByRole('button', { name: /^Which glaze\?/ }).click()
  await expect(names).toHaveText([/^Email/, /^Which glaze\?/, /^Why soot\?/])
  await dragOnto(
    page,
    page.getByRole('button', { name: 'Move Which glaze?' }),
    page.getByRole('button', { name: 'Move Email' }),
    () => isOver(page, 'Which glaze?', 1),
  )
  await expect(names).toHaveText([/^Which glaze\?/, /^Email/, /^Why soot\?/])
  // By key: clicks are ignored for a moment after dropping something.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(names).toHaveText([/^Email/, /^Which glaze\?/, /^Why soot\?/])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(names).toHaveText([/^Which glaze\?/, /^Email/, /^Why soot\?/])

  await page.getByRole('button', { name: /^Why soot\?/ }).click()
  await page.getByRole('button', { name: 'Show only when…' }).click()
  await choose(page, 'Field', 'Which glaze?')
  await choose(page, 'Answer', 'Soot')
  await expectAccessible(page, 'the builder')
  const view = page.frameLocator('iframe[title="The form"]')
  await expect(view.getByRole('radio', { name: 'Ash' })).toBeVisible()
  await expect(view.getByLabel('Why soot?')).toBeHidden()
  await view.getByText('Soot', { exact: true }).click()
  await expect(view.getByLabel('Why soot?')).toBeVisible()

  await page.getByRole('tab', { name: 'Advanced' }).click()
  await page.getByLabel('Form name').fill('')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a name for the form.' })).toBeVisible()
  await page.getByLabel('Form name').fill('Glazes')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  return page.url().split('/').at(-1)!
}

/** Publishes the form on a page of its own, where a visitor finds it, removes it and restores it. */
async function putOnPage(page: Page, visitor: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to a page' }).click()
  await page.getByLabel('Page title').fill('Your glaze')
  await expectAccessible(page, 'the dialog that puts a form on a page')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByRole('link', { name: 'Your glaze' })).toHaveAttribute('href', '/your-glaze')
  await visitor.goto('/')
  await visitor.getByRole('banner').getByRole('link', { name: 'Your glaze' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your glaze')
  await expect(visitor.getByRole('radio', { name: 'Ash' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from Your glaze' }).click()
  await expect(page.getByText('Not used yet.')).toBeVisible()
  await takeBack(page, 'Form removed from')
  await expect(page.getByRole('link', { name: 'Your glaze' })).toBeVisible()
}

/** Drags an element with the mouse to the position of another one, and lets go once the page has said that it is there. */
async function dragOnto(page: Page, what: Locator, where: Locator, isThere: () => Promise<void>): Promise<void> {
  const [from, to] = [await boxOf(what), await boxOf(where)]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await isThere()
  await page.mouse.up()
}

test('the screens of forms fit a phone, and a post that the server gave up is found from home', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  await test.step('the screens of forms fit a phone', async () => {
    await openStudio(page, '/forms', 'Forms')
    await expectAccessible(page, 'the list')
    await page.getByRole('button', { name: 'New form' }).click()
    await page.getByRole('button', { name: /^Contact/ }).click()
    await page.getByRole('button', { name: /^What is it about\?/ }).click()
    await expectAccessible(page, 'a field')
    await page.getByRole('tab', { name: 'Storage' }).click()
    await page.getByRole('switch', { name: 'Send responses to a URL' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter a URL that starts with https://')
    await expectAccessible(page, 'a save that was refused')
    await page.getByLabel('URL', { exact: true }).fill('https://example.com/hook')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Rotate secret…' })).toBeVisible()
    await expectAccessible(page, 'the secret')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.frameLocator('iframe[title="The form"]').getByLabel('Message')).toBeVisible()
    await page.getByRole('tab', { name: 'Storage' }).click()
  })
  await test.step('a post that the server gave up is found from home, with its error, and is tried again', async () => {
    // Not a public address, so that the request fails without being retried for three days.
    await page.getByLabel('URL', { exact: true }).fill('https://127.0.0.1:9/hook')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const formId = page.url().split('/').at(-1)!
    await sendAnswers(page, visitor, formId, { Name: ['Ada', 'Byron'], Email: 'ada@example.com', Message: 'Hello' })

    const task = page.getByRole('link', { name: '1 background task failed' })
    await expect(async () => {
      await openStudio(page, '', /, Nora$/)
      await expect(task).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await task.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed tasks')
    const failed = page.getByRole('listitem').filter({ hasText: 'Send a response to your webhook' })
    await expect(failed).toContainText('This URL doesn’t have a public address.')
    await expect(failed).toContainText('tried once')
    await expect(failed.getByRole('link', { name: 'A response to Contact' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'failed tasks')
    await page
      .getByRole('button', { name: 'Try again: Send a response to your webhook: A response to Contact' })
      .click()
    await expect(page.getByText('Trying again.')).toBeVisible()
    const dismiss = page.getByRole('button', { name: /^Dismiss: / })
    await expect(async () => {
      await page.reload()
      await expect(dismiss).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await dismiss.click()
    await expect(page.getByText('Dismissed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No failed tasks' })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Nora$/)
  })
})
