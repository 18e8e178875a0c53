import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** How many values a sentence can hold before it is only a list. */
const MOST_VALUES = 8

const kinds: Readonly<Record<string, string>> = {
  string: 'This has to be text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'This has to be true or false.',
  array: 'This has to be a list.',
  object: 'This has to have fields of its own.',
  record: 'This has to have fields of its own.',
  null: 'This has to be left out.',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Please write a whole address, such as https://example.com.',
}

/** What is wrong with a field, for whoever filled it in. A schema that has words of its own for it is not asked here. */
export function sentenceOfIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.'
      return kinds[String(issue.expected)] ?? 'This is not the right kind of value.'
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'invalid_value':
      return issue.values.length > MOST_VALUES
        ? 'Please choose one from the list.'
        : `This has to be ${orOf(issue.values.map(String))}.`
    case 'unrecognized_keys':
      return `There is no field called ${orOf(issue.keys)}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the right format.'
    default:
      return 'This is not valid.'
  }
}

/** Has every schema of this program refuse in sentences. */
export function refusePlainly(): void {
  z.config({ customError: sentenceOfIssue })
}

function tooBig(origin: string, most: number, isInclusive: boolean): string {
  if (origin === 'string') return `Please write ${most} characters or fewer.`
  if (isCounted(origin)) return `There can be at most ${most} of these.`
  return isInclusive ? `This can be at most ${most}.` : `This has to be less than ${most}.`
}

function tooSmall(origin: string, least: number, isInclusive: boolean): string {
  if (origin === 'string') return least === 1 ? 'This is missing.' : `Please write ${least} characters or more.`
  if (isCounted(origin))
    return least === 1 ? 'At least one of these is needed.' : `At least ${least} of these are needed.`
  return isInclusive ? `This has to be ${least} or more.` : `This has to be more than ${least}.`
}

const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map' || origin === 'record'

const orOf = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
