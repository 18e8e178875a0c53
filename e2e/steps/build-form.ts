import type { Page } from '@playwright/test'
import { send } from './owner.ts'

/**
 * Creates a form with these fields on a page of its own, as the studio does.
 * @returns the id of the form, the path of its page, and a function that replaces its fields
 */
export async function buildForm(owner: Page, name: string, fields: readonly object[]) {
  let { form } = await send(owner.request, 'POST', '/api/owner/forms')
  const { id } = form
  async function ask(asked: readonly object[]): Promise<void> {
    const { id: _, createdAt: __, updatedAt: ___, ...content } = form
    const data = { ...content, name, submitLabel: 'Send', fields: asked }
    form = (await send(owner.request, 'PUT', `/api/owner/forms/${id}`, data)).form
  }
  await ask(fields)
  const { page } = await send(owner.request, 'POST', `/api/owner/forms/${id}/pages`, {
    title: name,
    inNavigation: false,
  })
  return { formId: id as string, path: page.path as string, ask }
}
