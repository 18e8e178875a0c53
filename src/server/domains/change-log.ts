import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

const domainsSnapshotSchema = z.object({ domains: z.array(z.string()), mainDomain: z.string().nullable() })
export type DomainsSnapshot = z.infer<typeof domainsSnapshotSchema>

/** Changes of the domains of a site, all of them as one thing. */
export const domainsLog = defineLog({ noun: 'domains', snapshot: domainsSnapshotSchema, titleOf: () => '' })
