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
  /** What it is for, where its name does not say it. */
  readonly hint?: string
  readonly icon: LucideIcon
}

/** The field types in the words of the palette. */
export const typeWords: Readonly<Record<FieldType, TypeWords>> = {
  text: { label: 'Short text', hint: 'One line', icon: TextCursorInput },
  textarea: { label: 'Long text', hint: 'Several lines', icon: AlignLeft },
  name: { label: 'Name', hint: 'First and last', icon: User },
  email: { label: 'Email', hint: 'Replies go there', icon: Mail },
  phone: { label: 'Phone', icon: Phone },
  address: { label: 'Address', hint: 'Fits the country', icon: MapPin },
  website: { label: 'Website', icon: Globe },
  twitter: { label: 'Twitter name', icon: AtSign },
  password: { label: 'Password', hint: 'Hidden in answers', icon: KeyRound },
  radio: { label: 'One choice', hint: 'Of a few', icon: CircleDot },
  select: { label: 'List', hint: 'One of many', icon: SquareChevronDown },
  checkbox: { label: 'Several choices', hint: 'Boxes to tick', icon: ListChecks },
  likert: { label: 'Agreement', hint: 'How much people agree', icon: Scale },
  consent: { label: 'Consent', hint: 'Its words are kept', icon: BadgeCheck },
  number: { label: 'Number', icon: Hash },
  currency: { label: 'Amount of money', icon: Banknote },
  date: { label: 'Date', icon: CalendarDays },
  time: { label: 'Time', icon: Clock },
  file: { label: 'Files', hint: 'Pictures, PDFs', icon: Paperclip },
  section: { label: 'Heading', hint: 'Or a new step', icon: Heading },
  hidden: { label: 'Hidden value', hint: 'From the address', icon: EyeOff },
}

/** The palette's groups, the most used first. */
export const palette: readonly { readonly title: string; readonly types: readonly FieldType[] }[] = [
  { title: 'About the sender', types: ['name', 'email', 'phone', 'address', 'website', 'twitter', 'password'] },
  { title: 'In words', types: ['text', 'textarea'] },
  { title: 'To choose from', types: ['radio', 'select', 'checkbox', 'likert', 'consent'] },
  { title: 'Numbers and dates', types: ['number', 'currency', 'date', 'time'] },
  { title: 'Structure and more', types: ['section', 'file', 'hidden'] },
]

/** What a field is called in the builder. */
export function nameOfField(field: FormField): string {
  if (field.type === 'hidden') return field.title || field.key || typeWords.hidden.label
  return field.title || typeWords[field.type].label
}

/** Whether visitors see a field without a word of what it asks for: consents and hidden values have words of their own. */
export function lacksQuestion(field: FormField): boolean {
  if (field.title !== '' || field.type === 'hidden' || field.type === 'consent') return false
  return namingPlaceholder(field) === '' && field.description === ''
}

export const templateWords: Readonly<Record<FormTemplate, { readonly label: string; readonly hint: string }>> = {
  contact: { label: 'Contact', hint: 'Name, email, a topic and a message' },
  'order-enquiry': { label: 'Order enquiry', hint: 'Wishes, quantity, budget and where to send it' },
  rsvp: { label: 'RSVP', hint: 'Who comes, how many, and what the kitchen should know' },
  survey: { label: 'Survey', hint: 'Choices and opinions in two steps' },
  newsletter: { label: 'Newsletter', hint: 'An address for your letters, confirmed by its owner' },
  blank: { label: 'Blank form', hint: 'Begin with nothing' },
}
