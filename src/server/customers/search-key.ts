import { normalize } from '#shared/texts/normalize.ts'

interface Found {
  readonly emails: readonly string[]
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** The search key of a customer: beginnings of addresses, of their domains, of names and of the phone's digits. */
export function customerSearchKey({ emails, firstName, lastName, phone }: Found): string {
  const addresses = emails.flatMap((email) => [email, email.split('@')[1] ?? ''])
  const digits = phone.replace(/\D/g, '')
  return ` ${normalize([...addresses, firstName, lastName, phone, digits].join(' ').replace(/\s+/g, ' ').trim())}`
}
