import { z } from 'zod'
import { contract } from './contract.ts'
import { CSRF_PATH } from './cookies.ts'

export const getCsrfTokenCall = contract({
  method: 'GET',
  path: CSRF_PATH,
  summary: 'Set the cookie `crumb`, which every call that changes something must send back',
  access: 'public',
  reply: z.object({}),
})
