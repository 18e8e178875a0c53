import { z } from 'zod'
import { contract } from './contract.ts'
import { CRUMB_PATH } from './cookies.ts'

export const getCrumb = contract({
  method: 'GET',
  path: CRUMB_PATH,
  summary: 'Set the cookie `crumb`, which every call that changes something must send back',
  access: 'public',
  reply: z.object({}),
})
