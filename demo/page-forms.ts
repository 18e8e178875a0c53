import type { z } from 'zod'
import type { formContentSchema } from '../src/shared/forms/schema.ts'
import { shop } from './shop.ts'

/** A form of the demo; fields that are left out have the defaults of a new form. */
export type DemoForm = z.input<typeof formContentSchema>

const when = (fieldId: string, value: string) => ({
  match: 'all' as const,
  rules: [{ fieldId, test: 'is' as const, value }],
})

const contact: DemoForm = {
  name: 'Contact',
  submitLabel: 'Send',
  submissionText: 'Thanks. We got your message.',
  storage: { mailTo: [shop.owner.email] },
  submissionHtml:
    '<p>We reply within two business days. In the meantime, you can <a href="/shop">visit the shop</a>.</p>',
  fields: [
    { id: 'contact-name', type: 'name', title: 'Your name', required: true },
    {
      id: 'contact-email',
      type: 'email',
      title: 'Email',
      description: 'We only use it to reply.',
      required: true,
    },
    {
      id: 'contact-about',
      type: 'radio',
      title: 'What is it about?',
      required: true,
      options: ['An order', 'A workshop', 'A piece made for you', 'Something else'],
    },
    {
      id: 'contact-order',
      type: 'text',
      title: 'Order number',
      description: 'You can find it in the subject of your order email. Leave it empty if you do not have it.',
      placeholder: '#00124',
      showWhen: when('contact-about', 'An order'),
    },
    {
      id: 'contact-glaze',
      type: 'select',
      title: 'Which glaze?',
      options: ['Celadon', 'Tenmoku', 'Bone', 'Sea', 'Chalk', 'You choose'],
      showWhen: when('contact-about', 'A piece made for you'),
    },
    { id: 'contact-message', type: 'textarea', title: 'Message', required: true, maxLength: 1000 },
    { id: 'contact-from', type: 'hidden', title: 'Came from', key: 'from', value: 'the site' },
  ],
}

const survey: DemoForm = {
  name: 'How the pots hold up',
  submitLabel: 'Send',
  submissionText: 'Thank you.',
  submissionHtml: '<p>We read every response. If you win the cup, we email you by the end of the month.</p>',
  disclaimerHtml: '<p>Only the two of us read your response. It is deleted after a year.</p>',
  storage: { retentionDays: 365 },
  fields: [
    { id: 'survey-pot', type: 'section', title: 'The pot', beginsStep: true },
    {
      id: 'survey-piece',
      type: 'select',
      title: 'Which piece is it?',
      description: 'If you have several, pick your favorite.',
      required: true,
      options: [
        'Harbor Mug',
        'Morning Cup',
        'Tumbler',
        'Wide Bowl',
        'Noodle Bowl',
        'Dinner Plate',
        'Pitcher',
        'Bottle Vase',
        'Something else',
      ],
    },
    {
      id: 'survey-other',
      type: 'text',
      title: 'What is it?',
      placeholder: 'A lid without its jar',
      required: true,
      showWhen: when('survey-piece', 'Something else'),
    },
    {
      id: 'survey-place',
      type: 'radio',
      title: 'Where do you keep it?',
      required: true,
      options: ['On the table, every day', 'On a shelf, mostly', 'In a cupboard, for guests', 'It broke'],
    },
    {
      id: 'survey-broke',
      type: 'textarea',
      title: 'How did it break?',
      description: 'It helps us make stronger pots.',
      maxLength: 300,
      showWhen: when('survey-place', 'It broke'),
    },
    {
      id: 'survey-picture',
      type: 'file',
      title: 'Photo',
      description: 'Optional. Chips and cracks are welcome too.',
      accept: ['picture'],
      maxMegabytes: 10,
      maxFiles: 2,
    },
    { id: 'survey-since', type: 'date', title: 'When did you get it?', description: 'An approximate date is fine.' },
    { id: 'survey-use', type: 'section', title: 'In use', beginsStep: true },
    {
      id: 'survey-agree',
      type: 'likert',
      title: 'How much do you agree?',
      options: [
        'It sits well in the hand.',
        'It pours, or is drunk from, without a drip.',
        'The glaze looks as it did on the first day.',
        'It is dishwasher safe.',
        'I would give one to a friend.',
      ],
    },
    {
      id: 'survey-held',
      type: 'checkbox',
      title: 'What do you use it for?',
      options: ['Coffee', 'Tea', 'Soup', 'Flowers', 'Pencils', 'Something else'],
    },
    { id: 'survey-time', type: 'time', title: 'When do you use it most?' },
    { id: 'survey-count', type: 'number', title: 'How many of our pots do you have?', placeholder: '3' },
    {
      id: 'survey-price',
      type: 'currency',
      title: 'What would be a fair price for it?',
      symbol: '$',
      placeholder: '38.00',
    },
    {
      id: 'survey-you',
      type: 'section',
      title: 'You',
      description: 'Each month we draw one response and send that person a Morning Cup.',
      underline: true,
      beginsStep: true,
    },
    { id: 'survey-name', type: 'name', title: 'Name', required: true },
    { id: 'survey-email', type: 'email', title: 'Email', required: true },
    { id: 'survey-phone', type: 'phone', title: 'Phone', showCountryCode: true, description: 'For the carrier only.' },
    { id: 'survey-address', type: 'address', title: 'Address' },
    {
      id: 'survey-website',
      type: 'website',
      title: 'Your website',
      placeholder: 'example.com',
      description: 'We would love to see your pots in use.',
    },
    { id: 'survey-twitter', type: 'twitter', title: 'X (Twitter) handle' },
    {
      id: 'survey-word',
      type: 'password',
      title: 'Code word',
      description: 'Any word. If you win, we ask for it to make sure that it is you.',
    },
    { id: 'survey-more', type: 'textarea', title: 'Anything else?', maxLength: 500 },
    { id: 'survey-from', type: 'hidden', title: 'Came from', key: 'from', value: 'the site' },
    {
      id: 'survey-consent',
      type: 'consent',
      required: true,
      text: 'Tidemill may keep this response for a year and write to me about the drawing.',
    },
  ],
}

/** The forms on pages, by the names that pages use. */
export const pageForms = { contact, survey } satisfies Record<string, DemoForm>

/** The form in the footer of every page. */
export const newsletterForm: DemoForm = {
  name: 'Newsletter',
  kind: 'newsletter',
  submitLabel: 'Subscribe',
  submissionText: 'Almost done',
  submissionHtml: '<p>Open the email we sent you and follow its link to confirm.</p>',
  disclaimerHtml: '<p>At most one email a month. Unsubscribe at any time.</p>',
  fields: [
    {
      id: 'newsletter-about',
      type: 'section',
      title: 'News from the kiln',
      description: 'New pieces, and when the next firing goes on sale.',
    },
    { id: 'newsletter-email', type: 'email', title: 'Email', placeholder: 'you@example.com', required: true },
  ],
}
