import { EMAIL_NOT_VALID } from '#shared/addresses/email.ts'

/** What is said above a field (§5), by what is wrong with it. */
export const fieldMessages = {
  required: () => 'Required',
  tooLong: () => 'You have exceeded the character limit.',
  email: () => EMAIL_NOT_VALID,
  website: () => 'Links must be formatted as example.com or https://example.com',
  number: () => 'Must be a number.',
  date: () => 'Date is not valid.',
  time: () => 'Time is not valid.',
  phone: () => 'Phone number is not valid.',
  twitter: () => 'Username is not valid.',
  choice: () => 'Please choose one of the options.',
  country: () => 'Please choose a country.',
  shape: () => 'This answer could not be read.',
  files: () => 'Please choose the files again.',
  tooManyFiles: (most: number) => (most === 1 ? 'Please choose one file.' : `Please choose at most ${most} files.`),
  refusedFile: () => 'A file could not be taken. Please remove it, or choose another one.',
  unsentFile: () => 'Please wait until your files have arrived.',
} as const
