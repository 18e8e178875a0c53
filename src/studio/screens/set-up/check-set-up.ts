import { emailSchema, passwordSchema } from '#shared/sign-in/schema.ts'
import type { StartingSiteId } from '#shared/starting-sites/choices.ts'

export interface SetUpValues {
  readonly setUpCode: string
  readonly siteName: string
  readonly ownerName: string
  readonly email: string
  readonly password: string
  readonly country: string
  readonly currency: string
  readonly timeZone: string
  readonly startingSite: StartingSiteId | null
}

/** Errors of the set-up by field, as messages; the server uses the same schemas. */
export function checkSetUp(values: SetUpValues, asksCode: boolean): Partial<Record<keyof SetUpValues, string>> {
  const errors: Partial<Record<keyof SetUpValues, string>> = {}
  if (asksCode && !values.setUpCode.trim()) errors.setUpCode = 'Enter the code the server printed.'
  if (!values.siteName.trim()) errors.siteName = 'Enter a name for your site.'
  if (!values.ownerName.trim()) errors.ownerName = 'Enter your name.'
  if (!values.email.trim()) errors.email = 'Enter your email address.'
  else if (!emailSchema.safeParse(values.email).success) {
    errors.email = 'Enter a valid email address, like name@example.com.'
  }
  if (!passwordSchema.safeParse(values.password).success) errors.password = 'Use at least 10 characters.'
  for (const field of ['country', 'currency', 'timeZone'] as const) if (!values[field]) errors[field] = 'Choose one.'
  return errors
}
