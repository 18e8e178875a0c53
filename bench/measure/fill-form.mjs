import { wordsAt } from './import-files.mjs'

const fields = ['Name', 'Email', 'Message'].map((title, index) => ({
  id: `field-${index}`,
  type: ['text', 'email', 'textarea'][index],
  title,
  description: '',
  required: false,
  showWhen: null,
  placeholder: '',
  ...(index === 2 && { maxLength: 0 }),
}))

const WORDS_OF_A_MESSAGE = 20

/** Writes a contact form with a number of submissions; one of ten is unread. @returns its id */
export async function fillForm(filling, submissions) {
  const [{ id: website_id }] = await filling.rows('select id from websites')
  const form_id = crypto.randomUUID()
  const now = Date.now()
  const content = JSON.stringify({
    name: 'Contact',
    kind: 'form',
    fields,
    submitLabel: 'Submit',
    submissionText: 'Thank you!',
    submissionHtml: '',
    successRedirect: '',
    disclaimerHtml: '',
    storage: { mailTo: [], autoReply: null, webhook: null, listId: null, retentionDays: null },
  })
  const form = { website_id, id: form_id, name: 'Contact', revision: 1, content, created_at: now, updated_at: now }
  await filling.insert('forms', [form])
  await filling.insert('form_revisions', [{ website_id, form_id, revision: 1, fields: JSON.stringify(fields) }])
  await filling.insert(
    'form_field_ids',
    fields.map((field) => ({ website_id, field_id: field.id, form_id })),
  )
  await filling.insert('form_submissions', submissionRows())
  return form_id

  function* submissionRows() {
    for (let number = 0; number < submissions; number += 1) {
      const name = wordsAt(number * 3, 2)
      const email = `${name.replace(' ', '.')}${number}@example.com`
      const message = wordsAt(number, WORDS_OF_A_MESSAGE)
      yield {
        website_id,
        id: crypto.randomUUID(),
        form_id,
        revision: 1,
        folder: 'inbox',
        is_read: number % 10 === 0 ? 0 : 1,
        answers: JSON.stringify({ 'field-0': name, 'field-1': email, 'field-2': message }),
        sender_email: email,
        search_key: ` ${name} ${email} ${message}`,
        page_title: 'Contact',
        page_path: '/contact',
        page_id: '',
        content_source: 'c',
        page_permission_type: '1',
        spam_reason: '',
        key_nonce: crypto.randomUUID(),
        request_hash: crypto.randomUUID(),
        created_at: now - (submissions - number) * 1000,
      }
    }
  }
}
