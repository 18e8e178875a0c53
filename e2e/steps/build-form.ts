import { expect, type Page } from '@playwright/test'

/**
 * Makes a form of these fields and puts it on a page of its own, as the studio does.
 * @returns the id of the form and the path of its page
 */
export async function buildForm(owner: Page, name: string, fields: readonly object[]) {
  const crumb = (await owner.context().cookies()).find((cookie) => cookie.name === 'crumb')?.value ?? ''
  async function send(method: 'POST' | 'PUT', path: string, data: object) {
    const headers = { 'x-csrf-token': decodeURIComponent(crumb) }
    const answer = await owner.request.fetch(path, { method, headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { id, createdAt: _, updatedAt: __, ...blank } = (await send('POST', '/api/owner/forms', {})).form
  await send('PUT', `/api/owner/forms/${id}`, { ...blank, name, submitLabel: 'Send', fields })
  const { page } = await send('POST', '/api/owner/pages', { title: name, formId: id, inNavigation: false })
  return { formId: id as string, path: page.path as string }
}
