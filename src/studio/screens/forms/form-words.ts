import {
  AlignLeft,
  AtSign,
  BadgeCheck,
  Banknote,
  CalendarDays,
  CircleDot,
  Clock,
  EyeOff,
  Globe,
  Hash,
  Heading,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  Scale,
  SquareChevronDown,
  TextCursorInput,
  User,
} from 'lucide-react'
import type { FieldType } from '#shared/forms/codes.ts'
import { namingPlaceholder } from '#shared/forms/field-names.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { FormTemplate } from '#shared/forms/templates.ts'

interface TypeWords {
  readonly label: string
  /** Its purpose, if its name is not clear. */
  readonly hint?: string
  readonly icon: LucideIcon
}

/** The field types in the words of the palette. */
export const typeWords: Readonly<Record<FieldType, TypeWords>> = {
  text: { label: 'Short text', hint: 'One line', icon: TextCursorInput },
  textarea: { label: 'Long text', hint: 'Several lines', icon: AlignLeft },
  name: { label: 'Name', hint: 'First and last', icon: User },
  email: { label: 'Email', hint: 'Used for replies', icon: Mail },
  phone: { label: 'Phone', icon: Phone },
  address: { label: 'Address', hint: 'Adapts to the country', icon: MapPin },
  website: { label: 'Website', icon: Globe },
  twitter: { label: 'X (Twitter) handle', icon: AtSign },
  password: { label: 'Password', hint: 'Hidden in responses', icon: KeyRound },
  radio: { label: 'Multiple choice', hint: 'Pick one', icon: CircleDot },
  select: { label: 'Dropdown', hint: 'Pick one from a list', icon: SquareChevronDown },
  checkbox: { label: 'Checkboxes', hint: 'Pick several', icon: ListChecks },
  likert: { label: 'Rating scale', hint: 'Agree or disagree', icon: Scale },
  consent: { label: 'Consent checkbox', hint: 'Wording is saved', icon: BadgeCheck },
  number: { label: 'Number', icon: Hash },
  currency: { label: 'Amount', icon: Banknote },
  date: { label: 'Date', icon: CalendarDays },
  time: { label: 'Time', icon: Clock },
  file: { label: 'File upload', hint: 'Images, PDFs, documents', icon: Paperclip },
  section: { label: 'Heading', hint: 'Or the start of a step', icon: Heading },
  hidden: { label: 'Hidden field', hint: 'From the URL', icon: EyeOff },
}

/** The palette's groups, the most used first. */
export const palette: readonly { readonly title: string; readonly types: readonly FieldType[] }[] = [
  { title: 'Contact details', types: ['name', 'email', 'phone', 'address', 'website', 'twitter', 'password'] },
  { title: 'Text', types: ['text', 'textarea'] },
  { title: 'Choices', types: ['radio', 'select', 'checkbox', 'likert', 'consent'] },
  { title: 'Numbers and dates', types: ['number', 'currency', 'date', 'time'] },
  { title: 'Layout and other', types: ['section', 'file', 'hidden'] },
]

/** The name of a field in the builder. */
export function nameOfField(field: FormField): string {
  if (field.type === 'hidden') return field.title || field.key || typeWords.hidden.label
  return field.title || typeWords[field.type].label
}

/**
 * Whether a visible field has no text about what it asks for. Consents and hidden fields have other texts; a section
 * may be only a line, or the start of a step.
 */
export function lacksLabel(field: FormField): boolean {
  if (field.title.trim() !== '' || field.type === 'hidden' || field.type === 'consent') return false
  if (field.type === 'section' && (field.underline || field.beginsStep)) return false
  return namingPlaceholder(field).trim() === '' && field.description.trim() === ''
}

export const templateWords: Readonly<Record<FormTemplate, { readonly label: string; readonly hint: string }>> = {
  contact: { label: 'Contact', hint: 'Name, email, a topic and a message' },
  'order-enquiry': { label: 'Order inquiry', hint: 'Request, quantity, budget and delivery address' },
  rsvp: { label: 'RSVP', hint: 'Guests, numbers and dietary needs' },
  survey: { label: 'Survey', hint: 'Choices and ratings in two steps' },
  newsletter: { label: 'Newsletter', hint: 'Newsletter sign-up with email confirmation' },
  blank: { label: 'Blank form', hint: 'Start from scratch' },
}
