import type { DemoForm } from './page-forms.ts'

const whenEngraved = {
  match: 'all' as const,
  rules: [{ fieldId: 'engraving', test: 'is' as const, value: 'Cut by hand' }],
}

const engraving: DemoForm = {
  name: 'Engraving',
  fields: [
    {
      id: 'engraving',
      type: 'radio',
      title: 'Engraving',
      description: 'Two days longer, and the price stays the same.',
      required: true,
      options: ['Cut by hand', 'None'],
    },
    {
      id: 'engraving-words',
      type: 'textarea',
      title: 'Words',
      description: 'A name, a date, two initials: RUTH + OMAR 1986. Capitals and numerals cut best.',
      required: true,
      maxLength: 20,
      showWhen: whenEngraved,
    },
    {
      id: 'engraving-place',
      type: 'radio',
      title: 'Placement',
      required: true,
      options: ['Under the foot', 'Along the rim'],
      showWhen: whenEngraved,
    },
    {
      id: 'engraving-note',
      type: 'textarea',
      title: 'Gift note',
      description: 'We write it on a card. No prices go into the box.',
      maxLength: 200,
    },
  ],
}

/** The forms that products ask their buyers to fill in, by the names that products call them. */
export const productForms = { engraving }
