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
      description: 'Takes two more days. The price stays the same.',
      required: true,
      options: ['Cut by hand', 'None'],
    },
    {
      id: 'engraving-words',
      type: 'textarea',
      title: 'Text',
      description: 'A name, a date or initials, such as RUTH + OMAR 1986. Capital letters and numbers work best.',
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
      description: 'We write it on a card and leave prices out of the box.',
      maxLength: 200,
    },
  ],
}

/** The forms that customers fill in before adding a product, by the names that products use. */
export const productForms = { engraving }
