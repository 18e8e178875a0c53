import { z } from 'zod'
import { contract } from './contract.ts'
import { CRUMB_PATH } from './cookies.ts'

export const getCrumb = contract({
  method: 'GET',
  path: CRUMB_PATH,
  summary: 'Gives the cookie `crumb`, which comes back with every call that changes something',
  access: 'public',
  reply: z.object({}),
})
