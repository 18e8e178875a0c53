import { expect, type Page } from '@playwright/test'

/**
 * Makes a form of these fields and puts it on a page of its own, as the studio does.
 * @returns the id of the form, the path of its page, and what has the form ask for other fields from now on
 */
export async function buildForm(owner: Page, name: string, fields: readonly object[]) {
  const crumb = (await owner.context().cookies()).find((cookie) => cookie.name === 'crumb')?.value ?? ''
  async function send(method: 'POST' | 'PUT', path: string, data: object) {
    const headers = { 'x-csrf-token': decodeURIComponent(crumb) }
    const answer = await owner.request.fetch(path, { method, headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  let { form } = await send('POST', '/api/owner/forms', {})
  const { id } = form
  async function ask(asked: readonly object[]): Promise<void> {
    const { id: _, createdAt: __, updatedAt: ___, ...content } = form
    const data = { ...content, name, submitLabel: 'Send', fields: asked }
    form = (await send('PUT', `/api/owner/forms/${id}`, data)).form
  }
  await ask(fields)
  const { page } = await send('POST', '/api/owner/pages', { title: name, formId: id, inNavigation: false })
  return { formId: id as string, path: page.path as string, ask }
}
