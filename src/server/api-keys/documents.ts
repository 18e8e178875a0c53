import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { apiScopes } from '#shared/api-keys/scopes.ts'

/** What a key is allowed to do. */
export const keyScopes = defineDocument({ name: 'scopes of an API key', schema: z.array(z.enum(apiScopes)) })

/** What a call has answered. */
export const apiAnswer = defineDocument({
  name: 'answer to a request of an API key',
  schema: z.union([
    z.object({ ok: z.literal(true), value: z.unknown() }),
    z.object({ ok: z.literal(false), failure: z.looseObject({ code: z.string() }) }),
  ]),
})
