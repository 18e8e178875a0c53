import { Mail } from 'lucide-react'
import { type BlockFacts, choices } from '../editing-facts.ts'

export const newsletterFacts: BlockFacts<'newsletter'> = {
  name: 'Newsletter',
  group: 'forms',
  keywords: 'subscribe email sign up mailing list',
  icon: Mail,
  columns: 8,
  first: { title: 'Stay in touch', text: 'News about once a month.', formId: null, layout: 'stacked' },
  emptyText: 'Choose a newsletter form in the panel.',
  fields: [
    { name: 'formId', label: 'Form', input: { kind: 'form', only: 'newsletter' } },
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    { name: 'text', label: 'Text', input: { kind: 'lines', most: 1000 } },
    {
      name: 'layout',
      label: 'Form position',
      input: choices({ stacked: 'Below the text', beside: 'Beside the text' }),
    },
  ],
}
