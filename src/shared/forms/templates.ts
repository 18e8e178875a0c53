import { copyFields } from './copy-fields.ts'
import { fieldSchema } from './field-schema.ts'
import { type FormContent, formContentSchema } from './schema.ts'

/** What a new form can begin with. */
export const formTemplates = ['blank', 'contact', 'order-enquiry', 'rsvp', 'survey', 'newsletter'] as const
export type FormTemplate = (typeof formTemplates)[number]

type Draft = Omit<Partial<FormContent>, 'fields'> & { readonly name: string; readonly fields: readonly object[] }

const drafts: Readonly<Record<FormTemplate, Draft>> = {
  blank: { name: 'Untitled form', fields: [] },
  contact: {
    name: 'Contact',
    submitLabel: 'Send message',
    submissionText: 'Thank you! Your message has arrived. We will reply within two working days.',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true, description: 'We will reply to this address.' },
      {
        id: 'topic',
        type: 'select',
        title: 'What is it about?',
        options: ['A question about a product', 'An order of mine', 'Returns', 'Press', 'Something else'],
      },
      {
        id: 'order',
        type: 'text',
        title: 'Order number',
        description: 'It is in the subject of our emails.',
        placeholder: '#1001',
        showWhen: {
          match: 'any',
          rules: [
            { fieldId: 'topic', test: 'is', value: 'An order of mine' },
            { fieldId: 'topic', test: 'is', value: 'Returns' },
          ],
        },
      },
      { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2_000 },
    ],
  },
  'order-enquiry': {
    name: 'Order enquiry',
    submitLabel: 'Ask for a quote',
    submissionText: 'Thank you! You will have a quote from us within three working days.',
    fields: [
      { id: 'what', type: 'section', title: 'What you need', underline: true },
      {
        id: 'wish',
        type: 'textarea',
        title: 'What would you like to order?',
        description: 'Pieces, colours, sizes: as much as you know so far.',
        required: true,
        maxLength: 3_000,
      },
      { id: 'quantity', type: 'number', title: 'How many pieces?', required: true },
      { id: 'budget', type: 'currency', title: 'Budget', description: 'It helps us suggest what fits.' },
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
        options: ['I will collect it', 'Please send it'],
      },
      {
        id: 'address',
        type: 'address',
        title: 'Address',
        required: true,
        showWhen: { match: 'all', rules: [{ fieldId: 'delivery', test: 'is', value: 'Please send it' }] },
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
        title: 'Will you come?',
        required: true,
        options: ['Yes, gladly', 'Sorry, I cannot'],
      },
      {
        id: 'guests',
        type: 'select',
        title: 'How many are you?',
        required: true,
        options: ['1', '2', '3', '4', '5'],
        showWhen: { match: 'all', rules: [{ fieldId: 'coming', test: 'is', value: 'Yes, gladly' }] },
      },
      {
        id: 'food',
        type: 'checkbox',
        title: 'What should the kitchen know?',
        options: ['Vegetarian', 'Vegan', 'No gluten', 'No nuts', 'No dairy'],
        showWhen: { match: 'all', rules: [{ fieldId: 'coming', test: 'is', value: 'Yes, gladly' }] },
      },
      { id: 'note', type: 'textarea', title: 'Anything else?', maxLength: 1_000 },
    ],
  },
  survey: {
    name: 'Survey',
    submitLabel: 'Send answers',
    submissionText: 'Thank you! Your answers help us do better.',
    fields: [
      { id: 'visit', type: 'section', title: 'Your visit' },
      {
        id: 'found',
        type: 'radio',
        title: 'How did you find us?',
        options: ['From a friend', 'Search engine', 'Social media', 'In passing', 'In another way'],
      },
      {
        id: 'bought',
        type: 'checkbox',
        title: 'What have you bought from us so far?',
        options: ['Nothing yet', 'Something for myself', 'A present', 'A class or workshop'],
      },
      { id: 'opinion', type: 'section', title: 'Your opinion', beginsStep: true },
      {
        id: 'agree',
        type: 'likert',
        title: 'How much do you agree?',
        options: [
          'I found what I was looking for',
          'The pictures showed what I got',
          'The price was right',
          'I would recommend this shop to a friend',
        ],
      },
      { id: 'better', type: 'textarea', title: 'What should we do better?', maxLength: 2_000 },
      {
        id: 'answer',
        type: 'radio',
        title: 'May we get back to you?',
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
    submissionText: 'Nearly there. An email is on its way to you: follow the link in it to confirm.',
    disclaimerHtml: '<p>Every letter has a link to unsubscribe.</p>',
    fields: [
      { id: 'about', type: 'section', title: 'Our newsletter' },
      { id: 'email', type: 'email', title: 'Email', required: true },
    ],
  },
}

/**
 * A form to begin with.
 * @param newId makes the ids of its fields, which no other form has
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
