import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { drawnId } from './placement.ts'

/** The address of the code of a block, for a frame. */
export const codePath = (pageId: string, blockId: string): string => `/api/pages/${pageId}/code/${blockId}`

export const showCodeCall = contract({
  method: 'GET',
  path: '/api/pages/:pageId/code/:blockId',
  summary: 'Get the code of a block as a document of its own, for a frame that cannot reach the page',
  access: 'public',
  parameters: z.object({ pageId: idSchema, blockId: drawnId }),
  reply: z.string(),
  failures: ['page-not-found'],
})
