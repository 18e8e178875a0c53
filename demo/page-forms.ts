import type { z } from 'zod'
import type { formContentSchema } from '../src/shared/forms/schema.ts'
import { shop } from './shop.ts'

/** A form as it is written down here; what it does not say is as in a new form. */
export type DemoForm = z.input<typeof formContentSchema>

const when = (fieldId: string, value: string) => ({
  match: 'all' as const,
  rules: [{ fieldId, test: 'is' as const, value }],
})

const contact: DemoForm = {
  name: 'Contact',
  submitLabel: 'Send',
  submissionText: 'Thank you. We have it.',
  storage: { mailTo: [shop.owner.email] },
  submissionHtml:
    '<p>An answer comes within two working days, most likely on a Tuesday. Meanwhile the <a href="/shop">shop</a> is open, as ever.</p>',
  fields: [
    { id: 'contact-name', type: 'name', title: 'Your name', required: true },
    {
      id: 'contact-email',
      type: 'email',
      title: 'Email',
      description: 'Where the answer goes, and nothing else.',
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
      description: 'It is in the subject of our letter. We will find the order without it, too.',
      placeholder: '#1024',
      showWhen: when('contact-about', 'An order'),
    },
    {
      id: 'contact-glaze',
      type: 'select',
      title: 'In which glaze?',
      options: ['Celadon', 'Tenmoku', 'Bone', 'Sea', 'Chalk', 'I leave it to you'],
      showWhen: when('contact-about', 'A piece made for you'),
    },
    { id: 'contact-message', type: 'textarea', title: 'Message', required: true, maxLength: 1000 },
    { id: 'contact-from', type: 'hidden', title: 'Came from', key: 'from', value: 'the site' },
  ],
}

const survey: DemoForm = {
  name: 'How the pots hold up',
  submitLabel: 'Send the answers',
  submissionText: 'That was all. Thank you.',
  submissionHtml:
    '<p>We read every one of these, aloud, on the Monday after. If your cup is drawn, you will hear from us by the end of the month.</p>',
  disclaimerHtml: '<p>Answers are read by the two of us and deleted after a year.</p>',
  storage: { retentionDays: 365 },
  fields: [
    { id: 'survey-pot', type: 'section', title: 'The pot', beginsStep: true },
    {
      id: 'survey-piece',
      type: 'select',
      title: 'Which piece is it?',
      description: 'If you have several, the one you would miss first.',
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
      title: 'Where does it live?',
      required: true,
      options: ['On the table, every day', 'On a shelf, mostly', 'In a cupboard, for guests', 'It broke'],
    },
    {
      id: 'survey-broke',
      type: 'textarea',
      title: 'How did it go?',
      description: 'No blame. We keep a list.',
      maxLength: 300,
      showWhen: when('survey-place', 'It broke'),
    },
    {
      id: 'survey-picture',
      type: 'file',
      title: 'A picture of it',
      description: 'If one is at hand. The cat may be in it.',
      accept: ['picture'],
      maxMegabytes: 10,
      maxFiles: 2,
    },
    { id: 'survey-since', type: 'date', title: 'Since when?', description: 'Roughly will do.' },
    { id: 'survey-use', type: 'section', title: 'In use', beginsStep: true },
    {
      id: 'survey-agree',
      type: 'likert',
      title: 'How far do you agree?',
      options: [
        'It sits well in the hand.',
        'It pours, or is drunk from, without a drip.',
        'The glaze looks as it did on the first day.',
        'It does not mind the dishwasher.',
        'I would give one to somebody I like.',
      ],
    },
    {
      id: 'survey-held',
      type: 'checkbox',
      title: 'What has it held?',
      options: ['Coffee', 'Tea', 'Soup', 'Flowers', 'Pencils', 'Things we would rather not know about'],
    },
    { id: 'survey-time', type: 'time', title: 'When do you use it most?' },
    { id: 'survey-count', type: 'number', title: 'How many of our pots do you have?', placeholder: '3' },
    {
      id: 'survey-price',
      type: 'currency',
      title: 'What would be a fair price for it today?',
      symbol: '$',
      placeholder: '38.00',
    },
    {
      id: 'survey-you',
      type: 'section',
      title: 'You',
      description: 'We draw one answer a month and send a Morning Cup. For that we need to know where.',
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
      title: 'Your own place on the web',
      placeholder: 'example.com',
      description: 'If there is a picture of the pot on it, all the better.',
    },
    { id: 'survey-twitter', type: 'twitter', title: 'On X, if you are there' },
    {
      id: 'survey-word',
      type: 'password',
      title: 'A word for the drawing',
      description: 'Any word. If you win, we ask for it, so that the cup goes to you.',
    },
    { id: 'survey-more', type: 'textarea', title: 'Anything else?', maxLength: 500 },
    { id: 'survey-from', type: 'hidden', title: 'Came from', key: 'from', value: 'the site' },
    {
      id: 'survey-consent',
      type: 'consent',
      required: true,
      text: 'Tidemill may keep these answers for a year, and write to me about the drawing.',
    },
  ],
}

/** The forms that stand on pages, by the name that pages call them. */
export const pageForms = { contact, survey } satisfies Record<string, DemoForm>

/** The form in the footer of every page. */
export const newsletterForm: DemoForm = {
  name: 'Newsletter',
  kind: 'newsletter',
  submitLabel: 'Subscribe',
  submissionText: 'Nearly there.',
  submissionHtml: '<p>A letter is on its way to you. Follow the link in it, and you are on the list.</p>',
  disclaimerHtml: '<p>One letter a month at most, with a link to unsubscribe in each.</p>',
  fields: [
    {
      id: 'newsletter-about',
      type: 'section',
      title: 'Letters from the kiln',
      description: 'What came out of it, what did not, and when the next firing is for sale.',
    },
    { id: 'newsletter-email', type: 'email', title: 'Email', placeholder: 'you@example.com', required: true },
  ],
}
