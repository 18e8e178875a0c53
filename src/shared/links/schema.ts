import { z } from 'zod'

const address = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s]*$/i
const pageLink = /^page:[0-9a-z-]{1,64}(?:#[a-z0-9-]{1,64})?$/i
const message = 'Start the address with /, https://, mailto: or tel:.'

/** The target of a link outside of pages: a path of the site, a page elsewhere, an email address or a phone number. */
export const linkAddressSchema = z.string().max(2000).regex(address, message)

/** The target of a link that an owner sets: an address, or a page of the site as `page:<id>#section`. */
export const linkSchema = z
  .string()
  .max(2000)
  .refine((text) => address.test(text) || pageLink.test(text), message)
