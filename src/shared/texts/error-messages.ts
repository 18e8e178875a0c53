import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** The most values that a sentence lists. */
const MOST_VALUES = 8

const kinds: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
  null: 'This must be left out.',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Enter a full URL, like https://example.com.',
}

/** The error of a field, for the person who filled it in. Only for schemas without messages of their own. */
export function sentenceOfIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.'
      return kinds[String(issue.expected)] ?? 'This isn’t the right type of value.'
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'invalid_value':
      return issue.values.length > MOST_VALUES
        ? 'Choose one from the list.'
        : `This must be ${orOf(issue.values.map(String))}.`
    case 'unrecognized_keys':
      return `There is no field called ${orOf(issue.keys)}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'This isn’t in the right format.'
    default:
      return 'This isn’t valid.'
  }
}

/** Makes every schema of this program refuse in sentences. */
export function setErrorMessages(): void {
  z.config({ customError: sentenceOfIssue })
}

function tooBig(origin: string, most: number, isInclusive: boolean): string {
  if (origin === 'string') return `Use ${most} characters or fewer.`
  if (isCounted(origin)) return `Add ${most} at most.`
  return isInclusive ? `This can be at most ${most}.` : `This must be less than ${most}.`
}

function tooSmall(origin: string, least: number, isInclusive: boolean): string {
  if (origin === 'string') return least === 1 ? 'This is missing.' : `Use ${least} characters or more.`
  if (isCounted(origin)) return least === 1 ? 'Add at least one.' : `Add at least ${least}.`
  return isInclusive ? `This must be ${least} or more.` : `This must be more than ${least}.`
}

const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map' || origin === 'record'

const orOf = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
