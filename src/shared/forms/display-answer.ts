import { blankAddress } from '#shared/addresses/blank-address.ts'
import { countryCodes } from '#shared/addresses/countries.ts'
import { addressLines } from '#shared/addresses/rules.ts'
import { type Answer, isBlank, likertOf, listOf, singleOf } from './answers.ts'
import { fieldName } from './field-names.ts'
import type { FormField } from './field-schema.ts'
import { readFileAnswer } from './file-answer.ts'
import { type LikertLabels, likertLabel } from './likert.ts'

/** The words for an empty answer (§8) where the site has not written others. */
export const NO_ANSWER = 'N/A'

export interface AnswerDisplay {
  readonly label: string
  /** One or several lines, each a whole text. */
  readonly lines: readonly string[]
}

/**
 * An answer in words, as inbox, letters, orders and exports show it: names and dates in one line, addresses and checked
 * values one below the other, likert answers behind their statements (§3 answer displays).
 * @param likertLabels the site's words for the answers of rating scales
 * @param noAnswer the site's words for an empty answer
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
      // The masked password placeholder of §9: anyone who reads answers need not read this one.
      return ['••••••••']
    default:
      return singleOf(answer).split(/\r?\n/)
  }
}

/** A statement is a sentence of its own; before a colon its period would be one mark too many. */
const withoutPeriod = (statement: string) => statement.trimEnd().replace(/(?<![.…])\.$/, '')

const two = (text: string | undefined) => (text ?? '').trim().padStart(2, '0')

/** Month, day and year as they are asked for, with the year last: 11/20/2026. */
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

/** As a letter to that country is addressed; where no country is named, as it was written. */
function address([line1 = '', line2 = '', city = '', state = '', zip = '', country = '']: readonly string[]): string[] {
  if (!countryCodes.includes(country)) return [line1, line2, city, [state, zip].filter(Boolean).join(' ')]
  return addressLines({
    ...blankAddress,
    addressLine1: line1,
    addressLine2: line2,
    city,
    region: state,
    postalCode: zip,
    country,
  })
}

const withSymbol = (symbol: string, amount: string) => (amount.startsWith(symbol) ? amount : `${symbol}${amount}`)
