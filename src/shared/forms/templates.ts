import { copyFields } from './copy-fields.ts'
import { fieldSchema } from './field-schema.ts'
import { type FormContent, formContentSchema } from './schema.ts'

/** Templates of a new form. */
export const formTemplates = ['blank', 'contact', 'order-enquiry', 'rsvp', 'survey', 'newsletter'] as const
export type FormTemplate = (typeof formTemplates)[number]

type Draft = Omit<Partial<FormContent>, 'fields'> & { readonly name: string; readonly fields: readonly object[] }

const drafts: Readonly<Record<FormTemplate, Draft>> = {
  blank: { name: 'Untitled form', fields: [] },
  contact: {
    name: 'Contact',
    submitLabel: 'Send message',
    submissionText: 'Thank you! We received your message and will reply within two business days.',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true, description: 'We’ll reply to this email.' },
      {
        id: 'topic',
        type: 'select',
        title: 'What is it about?',
        options: ['Product question', 'My order', 'Returns', 'Press', 'Other'],
      },
      {
        id: 'order',
        type: 'text',
        title: 'Order number',
        description: 'You’ll find it in the subject of our emails.',
        placeholder: '#1001',
        showWhen: {
          match: 'any',
          rules: [
            { fieldId: 'topic', test: 'is', value: 'My order' },
            { fieldId: 'topic', test: 'is', value: 'Returns' },
          ],
        },
      },
      { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2_000 },
    ],
  },
  'order-enquiry': {
    name: 'Order inquiry',
    submitLabel: 'Request a quote',
    submissionText: 'Thank you! We’ll send you a quote within three business days.',
    fields: [
      { id: 'what', type: 'section', title: 'What you need', underline: true },
      {
        id: 'wish',
        type: 'textarea',
        title: 'What would you like to order?',
        description: 'Items, colors, sizes: whatever you know so far.',
        required: true,
        maxLength: 3_000,
      },
      { id: 'quantity', type: 'number', title: 'How many items?', required: true },
      { id: 'budget', type: 'currency', title: 'Budget', description: 'Helps us suggest options.' },
      { id: 'date', type: 'date', title: 'When do you need it?' },
      { id: 'who', type: 'section', title: 'About you', underline: true },
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'company', type: 'text', title: 'Company' },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
      {
        id: 'delivery',
        type: 'radio',
        title: 'How would you like to receive it?',
        required: true,
        options: ['Pick up', 'Ship it to me'],
      },
      {
        id: 'address',
        type: 'address',
        title: 'Address',
        required: true,
        showWhen: { match: 'all', rules: [{ fieldId: 'delivery', test: 'is', value: 'Ship it to me' }] },
      },
    ],
  },
  rsvp: {
    name: 'RSVP',
    submitLabel: 'Send reply',
    submissionText: 'Thank you for your reply!',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
      {
        id: 'coming',
        type: 'radio',
        title: 'Will you attend?',
        required: true,
        options: ['Yes', 'No'],
      },
      {
        id: 'guests',
        type: 'select',
        title: 'How many guests?',
        required: true,
        options: ['1', '2', '3', '4', '5'],
        showWhen: { match: 'all', rules: [{ fieldId: 'coming', test: 'is', value: 'Yes' }] },
      },
      {
        id: 'food',
        type: 'checkbox',
        title: 'Dietary needs',
        options: ['Vegetarian', 'Vegan', 'No gluten', 'No nuts', 'No dairy'],
        showWhen: { match: 'all', rules: [{ fieldId: 'coming', test: 'is', value: 'Yes' }] },
      },
      { id: 'note', type: 'textarea', title: 'Anything else?', maxLength: 1_000 },
    ],
  },
  survey: {
    name: 'Survey',
    submitLabel: 'Submit',
    submissionText: 'Thank you! Your answers help us improve.',
    fields: [
      { id: 'visit', type: 'section', title: 'Your visit' },
      {
        id: 'found',
        type: 'radio',
        title: 'How did you find us?',
        options: ['From a friend', 'Search engine', 'Social media', 'Walking by', 'Other'],
      },
      {
        id: 'bought',
        type: 'checkbox',
        title: 'What have you bought from us so far?',
        options: ['Nothing yet', 'Something for myself', 'A gift', 'A class or workshop'],
      },
      { id: 'opinion', type: 'section', title: 'Your opinion', beginsStep: true },
      {
        id: 'agree',
        type: 'likert',
        title: 'How much do you agree?',
        options: [
          'I found what I was looking for',
          'The photos matched the product',
          'The price was right',
          'I would recommend this shop to a friend',
        ],
      },
      { id: 'better', type: 'textarea', title: 'What can we improve?', maxLength: 2_000 },
      {
        id: 'answer',
        type: 'radio',
        title: 'May we contact you?',
        options: ['Yes', 'No'],
      },
      {
        id: 'email',
        type: 'email',
        title: 'Email',
        required: true,
        showWhen: { match: 'all', rules: [{ fieldId: 'answer', test: 'is', value: 'Yes' }] },
      },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    kind: 'newsletter',
    submitLabel: 'Subscribe',
    submissionText: 'Almost there. Check your email for a link to confirm your subscription.',
    disclaimerHtml: '<p>Every email has a link to unsubscribe.</p>',
    fields: [
      { id: 'about', type: 'section', title: 'Our newsletter' },
      { id: 'email', type: 'email', title: 'Email', required: true },
    ],
  },
}

/**
 * The content of a new form.
 * @param newId makes the ids of its fields; they must be unique
 */
export function contentOf(template: FormTemplate, newId: () => string): FormContent {
  const { fields, ...rest } = drafts[template]
  return formContentSchema.parse({
    ...rest,
    fields: copyFields(
      fields.map((field) => fieldSchema.parse(field)),
      newId,
    ),
  })
}
