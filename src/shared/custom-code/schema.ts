import { z } from 'zod'

export const customCodeLimits = { code: 20_000, hosts: 30, host: 100 } as const

/** A host such as `cdn.example.com`, or all below a domain: `*.example.com`. Of one label, `*.com`, there is none. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Whether a text is a host that a content security policy can name. */
export const isHost = (text: string): boolean => text.length <= customCodeLimits.host && HOST.test(text)

const hostSchema = z
  .string()
  .max(customCodeLimits.host)
  .refine(isHost, { message: 'Enter hosts only, such as cdn.example.com or *.example.com.' })

/** HTML of the owner that public pages contain as it is written. */
export const customCodeSchema = z.strictObject({
  /** At the end of the head. */
  headCode: z.string().max(customCodeLimits.code),
  /** At the end of the body. */
  bodyCode: z.string().max(customCodeLimits.code),
  /** Hosts that it uses without naming them, because another script does. */
  allowedHosts: z.array(hostSchema).max(customCodeLimits.hosts),
})
export type CustomCode = z.infer<typeof customCodeSchema>

/** The code as it is stored. */
export const storedCustomCodeSchema = customCodeSchema.extend({
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredCustomCode = z.infer<typeof storedCustomCodeSchema>

export const blockedKinds = ['handler', 'script-link', 'not-https', 'drawing-script', 'consent'] as const

/** What the server found in the code. */
export const codeFindingsSchema = z.object({
  /** The hosts that pages with the code may load from and send to. */
  hosts: z.array(z.string()),
  /** Parts that do something else than their owner may think. */
  blocked: z.array(z.object({ kind: z.enum(blockedKinds), detail: z.string() })),
})
export type CodeFindings = z.infer<typeof codeFindingsSchema>
