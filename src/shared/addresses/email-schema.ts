import { z } from 'zod'
import { isEmail } from './email.ts'

/** An email address that an owner enters. The site's stricter rule for visitors' addresses does not apply to it. */
export const emailSchema = z
  .string()
  .trim()
  .refine((text) => isEmail(text), 'Please enter a valid email')
