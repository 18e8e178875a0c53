import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/** The name of a field without a title, by its type. */
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

/** The name of a field in the form and in answers: its title, else its placeholder, text or type. */
export function fieldName(field: FormField): string {
  if (field.title) return field.title
  if (field.type === 'hidden') return field.key
  return namingPlaceholder(field) || names[field.type]
}

/** The placeholder, where it can replace a title: for fields with a single input. */
export function namingPlaceholder(field: FormField): string {
  return 'placeholder' in field && !(field.type in partsOf) ? (field.placeholder ?? '') : ''
}
