import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { buildForm } from './steps/build-form.ts'
import { sendAnswers } from './steps/forms.ts'
import { send } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

test('a task that failed is tried again, and dismissed @desktop', async ({ page, visitor }) => {
  const name = { id: 'name', type: 'text', title: 'Name' }
  const { formId } = await buildForm(page, 'Kiln rental', [name])
  const { form } = await (await page.request.get(`/api/owner/forms/${formId}`)).json()
  const { id: _, createdAt: __, updatedAt: ___, ...content } = form
  // No receiver on the internet has this address, so that the task fails at once.
  const storage = { ...content.storage, webhook: { url: 'https://127.0.0.1:9/hook' } }
  await send(page.request, 'PUT', `/api/owner/forms/${formId}`, { ...content, storage })
  await sendAnswers(page, visitor, formId, { Name: 'Ada' })

  const task = page.getByRole('listitem').filter({ hasText: 'Send a response to your webhook' })
  await expect(async () => {
    await openStudio(page, '/failed-jobs', 'Failed tasks')
    await expect(task).toContainText('This URL doesn’t have a public address.', { timeout: 1_000 })
  }).toPass()
  await expect(task).toContainText('tried once')
  await expect(task.getByRole('link', { name: 'A response to Kiln rental' })).toBeVisible()
  await expectAccessible(page, 'a failed task')

  await task.getByRole('button', { name: /^Try again: / }).click()
  await expect(page.getByText('Trying again.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(task).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await task.getByRole('button', { name: /^Dismiss: / }).click()
  await expect(page.getByText('Dismissed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No failed tasks' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Nora$/)
})
