import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/** What a field without a title is called, by its type. */
const names: Readonly<Record<FormField['type'], string>> = {
  text: 'Text',
  textarea: 'Message',
  email: 'Email',
  number: 'Number',
  currency: 'Amount',
  website: 'Website',
  password: 'Password',
  twitter: 'Username',
  phone: 'Phone',
  date: 'Date',
  time: 'Time',
  name: 'Name',
  address: 'Address',
  checkbox: 'Options',
  radio: 'Options',
  select: 'Options',
  likert: 'Statements',
  section: '',
  hidden: '',
  file: 'File',
  consent: 'Consent',
}

/** What a field is called where it is asked and where its answer stands: by its title, else by what else it says of itself. */
export function fieldName(field: FormField): string {
  if (field.title) return field.title
  if (field.type === 'hidden') return field.key
  return namingPlaceholder(field) || names[field.type]
}

/** The placeholder, where it can stand for a title: in one input, not divided over several that have names of their own. */
export function namingPlaceholder(field: FormField): string {
  return 'placeholder' in field && !(field.type in partsOf) ? (field.placeholder ?? '') : ''
}
