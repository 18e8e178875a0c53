import { EMAIL_NOT_VALID } from '#shared/addresses/email.ts'

/** Error texts above a field. */
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
  choice: () => 'Choose one of the options.',
  country: () => 'Choose a country.',
  shape: () => 'We can’t read this. Enter it again.',
  files: () => 'Choose the files again.',
  tooManyFiles: (most: number) => (most === 1 ? 'You can add only one file.' : `You can add up to ${most} files.`),
  refusedFile: () => 'A file can’t be uploaded. Remove it or choose another one.',
  unsentFile: () => 'Wait until your files are uploaded.',
} as const
