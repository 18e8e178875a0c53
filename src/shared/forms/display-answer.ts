import { addressLines, regionsAsTyped } from '#shared/addresses/address-lines.ts'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import { countryCodes } from '#shared/addresses/countries.ts'
import { type Answer, isBlank, likertOf, listOf, singleOf } from './answers.ts'
import { fieldName } from './field-names.ts'
import type { FormField } from './field-schema.ts'
import { readFileAnswer } from './file-answer.ts'
import { type LikertLabels, likertLabel } from './likert.ts'

/** The text for an empty answer where the site has not set one. */
export const NO_ANSWER = 'N/A'

export interface AnswerDisplay {
  readonly label: string
  /** One or several lines. */
  readonly lines: readonly string[]
}

/**
 * An answer as text, for inbox, emails, orders and exports: names and dates on one line, addresses and checked values
 * one per line, likert answers after their statements.
 * @param likertLabels the site's words for the answers of rating scales
 * @param noAnswer the site's text for an empty answer
 */
export function displayAnswer(
  field: FormField,
  answer: Answer | undefined,
  likertLabels: LikertLabels,
  noAnswer = NO_ANSWER,
): AnswerDisplay {
  const lines = isBlank(field, answer) ? [] : linesOf(field, answer, likertLabels)
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '')
  return { label: fieldName(field), lines: shown.length > 0 ? shown : [noAnswer] }
}

function linesOf(field: FormField, answer: Answer | undefined, likertLabels: LikertLabels): string[] {
  const parts = listOf(answer)
  switch (field.type) {
    case 'name':
      return [parts.join(' ')]
    case 'phone':
      return [phone(parts)]
    case 'date':
      return [date(parts)]
    case 'time':
      return [time(parts)]
    case 'address':
      return address(parts)
    case 'likert':
      return Object.entries(likertOf(answer)).flatMap(([statement, checked]) =>
        checked.map((one) => `${withoutPeriod(statement)}: ${likertLabel(likertLabels, one)}`),
      )
    case 'checkbox':
      return [...parts]
    case 'file':
      return parts.map((part) => readFileAnswer(part).filename)
    case 'currency':
      return [withSymbol(field.symbol, singleOf(answer).trim())]
    case 'password':
      // Passwords are masked: readers of answers do not need them.
      return ['••••••••']
    default:
      return singleOf(answer).split(/\r?\n/)
  }
}

/** A statement without its period, since a colon follows. */
const withoutPeriod = (statement: string) => statement.trimEnd().replace(/(?<![.…])\.$/, '')

const two = (text: string | undefined) => (text ?? '').trim().padStart(2, '0')

/** Month, day and year as the form asks for them: 11/20/2026. */
const date = ([month, day, year]: readonly string[]) => `${two(month)}/${two(day)}/${(year ?? '').trim()}`

function time([hour, minute, second, half]: readonly string[]): string {
  const clock = [hour, minute, ...((second ?? '').trim() ? [second] : [])].map(two).join(':')
  return `${clock} ${half ?? ''}`
}

function phone([country = '', ...number]: readonly string[]): string {
  const code = country.trim()
  const rest = number.filter((part) => part.trim() !== '').join('-')
  return [code && number.length > 0 && !code.startsWith('+') ? `+${code}` : code, rest].filter(Boolean).join(' ')
}

/** In the address format of the country; without a country, as it was written. */
function address([line1 = '', line2 = '', city = '', state = '', zip = '', country = '']: readonly string[]): string[] {
  if (!countryCodes.includes(country)) return [line1, line2, city, [state, zip].filter(Boolean).join(' ')]
  const written = {
    ...blankAddress,
    addressLine1: line1,
    addressLine2: line2,
    city,
    region: state,
    postalCode: zip,
    country,
  }
  return addressLines(written, { regions: regionsAsTyped })
}

const withSymbol = (symbol: string, amount: string) => (amount.startsWith(symbol) ? amount : `${symbol}${amount}`)
