import { z } from 'zod'
import { isEmail } from './email.ts'

/** An e-mail address that an owner writes down, whatever the site asks of its visitors' (§5). */
export const emailSchema = z
  .string()
  .trim()
  .refine((text) => isEmail(text), 'Please enter a valid email')
