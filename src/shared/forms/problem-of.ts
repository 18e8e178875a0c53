import { isEmail } from '#shared/addresses/email.ts'
import { type Answer, isBlank, likertOf, singleOf } from './answers.ts'
import { partsOf } from './codes.ts'
import { isDate, isTime } from './date-and-time.ts'
import { fieldMessages as say } from './field-messages.ts'
import type { FieldOf, FormField } from './field-schema.ts'
import { REFUSED_FILE, UNSENT_FILE } from './file-answer.ts'
import { likertOrder } from './likert.ts'
import { formLimits } from './limits.ts'
import { missingParts, requireRules } from './missing-parts.ts'
import type { ValidationOptions } from './validation-options.ts'

/** Digits with an optional sign and fraction. */
const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/
const MONEY = /^-?\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?$|^-?\d{1,15}(?:\.\d{1,2})?$/
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu
const PHONE = /^\+?[\d\s().-]{3,30}$/
const TWITTER = /^@?[A-Za-z0-9_]{1,15}$/

/** The error of one answer, or null. */
export function problemOf(field: FormField, answer: Answer | undefined, options: ValidationOptions): string | null {
  if (field.type === 'section') return null
  if (field.type === 'hidden') return singleOf(answer).length > formLimits.textLength ? say.tooLong() : null
  if (isBlank(field, answer)) return field.required && field.type !== 'likert' ? say.required() : null
  switch (field.type) {
    case 'checkbox':
      return isListOf(answer, field.options) ? null : say.choice()
    case 'radio':
    case 'select':
      return typeof answer === 'string' && field.options.includes(answer) ? null : say.choice()
    case 'likert':
      return likertProblem(field, answer)
    case 'name':
    case 'address':
    case 'date':
    case 'time':
    case 'phone':
      return partedProblem(field, answer, options)
    case 'file':
      if (Array.isArray(answer) && answer.includes(REFUSED_FILE)) return say.refusedFile()
      if (!Array.isArray(answer) || answer.length > field.maxFiles) return say.files()
      return answer.includes(UNSENT_FILE) ? say.unsentFile() : null
    case 'consent':
      return answer === field.text ? null : say.required()
    default:
      return typeof answer === 'string' ? textProblem(field, answer, options) : say.shape()
  }
}

type TextField = FieldOf<'text' | 'textarea' | 'email' | 'number' | 'currency' | 'website' | 'password' | 'twitter'>

function textProblem(field: TextField, answer: string, { strictEmailEnding }: ValidationOptions): string | null {
  if (field.type === 'textarea') {
    // Browsers count a line break as one character and send it as two.
    const length = answer.replaceAll('\r\n', '\n').length
    return length > (field.maxLength || formLimits.textareaLength) ? say.tooLong() : null
  }
  if (answer.length > formLimits.textLength) return say.tooLong()
  const text = answer.trim()
  switch (field.type) {
    case 'email':
      return isEmail(text, { strictEnding: strictEmailEnding }) ? null : say.email()
    case 'number':
      return NUMBER.test(text) ? null : say.number()
    case 'currency':
      return MONEY.test(text.startsWith(field.symbol) ? text.slice(field.symbol.length).trim() : text)
        ? null
        : say.number()
    case 'website':
      return isWebsite(text) ? null : say.website()
    case 'twitter':
      return TWITTER.test(text) ? null : say.twitter()
    default:
      return null
  }
}

/** Whether a text is a website: a host, optionally with http or https before it. */
function isWebsite(text: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  const host = /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1] ?? ''
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && HOST.test(host)
}

function isListOf(answer: Answer | undefined, options: readonly string[]): boolean {
  if (!Array.isArray(answer)) return false
  const known = new Set(options)
  return answer.every((one) => known.has(one)) && new Set(answer).size === answer.length
}

function likertProblem({ options }: FieldOf<'likert'>, answer: Answer | undefined): string | null {
  if (typeof answer !== 'object' || Array.isArray(answer)) return say.shape()
  const statements = new Set(options)
  const isKnown = Object.entries(likertOf(answer)).every(
    ([statement, checked]) =>
      statements.has(statement) && checked.length <= 1 && checked.every((one) => likertOrder.includes(one)),
  )
  return isKnown ? null : say.choice()
}

function partedProblem(
  field: FieldOf<'name' | 'address' | 'date' | 'time' | 'phone'>,
  answer: Answer | undefined,
  { addressRules }: ValidationOptions,
): string | null {
  if (!Array.isArray(answer) || answer.length > partsOf[field.type].length) return say.shape()
  if (answer.some((part) => part.length > formLimits.textLength)) return say.tooLong()
  if (field.type === 'phone') return phoneProblem(answer)
  if (field.type === 'date') return isDate(answer) ? null : say.date()
  if (field.type === 'time') return isTime(answer) ? null : say.time()
  const country = field.type === 'address' ? (answer[5] ?? '').trim() : ''
  if (country !== '' && !requireRules(addressRules).countries.includes(country)) return say.country()
  return field.required && missingParts(field, answer, addressRules).length > 0 ? say.required() : null
}

/** A phone number in one piece or in parts; the country code, where the field asks for it, comes first. */
function phoneProblem(parts: readonly string[]): string | null {
  const number = parts
    .map((part) => part.trim())
    .join(' ')
    .trim()
  const digits = number.replace(/\D/g, '').length
  return PHONE.test(number) && digits >= 3 && digits <= 15 ? null : say.phone()
}
