import { emailSchema, passwordSchema } from '#shared/sign-in/schema.ts'

export interface SetUpValues {
  readonly setUpCode: string
  readonly siteName: string
  readonly ownerName: string
  readonly email: string
  readonly password: string
  readonly country: string
  readonly currency: string
  readonly timeZone: string
}

/** What is wrong with the set-up, by field, in words; the server judges by the same schemas. */
export function checkSetUp(values: SetUpValues, asksCode: boolean): Partial<Record<keyof SetUpValues, string>> {
  const errors: Partial<Record<keyof SetUpValues, string>> = {}
  if (asksCode && !values.setUpCode.trim()) errors.setUpCode = 'Enter the code that the server printed.'
  if (!values.siteName.trim()) errors.siteName = 'Give your site a name.'
  if (!values.ownerName.trim()) errors.ownerName = 'Enter your name.'
  if (!values.email.trim()) errors.email = 'Enter your email address.'
  else if (!emailSchema.safeParse(values.email).success) {
    errors.email = 'This is not an email address. One looks like name@example.com.'
  }
  if (!passwordSchema.safeParse(values.password).success) errors.password = 'Use 10 characters or more.'
  for (const field of ['country', 'currency', 'timeZone'] as const) if (!values[field]) errors[field] = 'Choose one.'
  return errors
}
