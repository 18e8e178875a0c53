import { z } from 'zod'
import type { SentPage } from './census.ts'
import { declaredEvents } from './declared-events.ts'
import { sentFields, unpacked } from './sent-fields.ts'

/** An event of a tracker, as it is counted. Everything else that it says is not kept. */
export interface Tracked {
  readonly name: string
  readonly page: SentPage
  /** What it is about: a product, or a panel of the studio; '' where it says nothing. */
  readonly object: string
}

const text = z.string().max(2_000).nullish()
const size = z.number().min(0).max(100_000).nullish()

/** What every event of the newer tracker says. Ids of visitors are accepted, and not stored. */
const contentShape = {
  ...{ analytics_id: text, session_id: text, marketing_id: text, member_account_id: text },
  ...{ browser_language: text, browser_locale: text, resolved_locale: text, website_locale: text },
  ...{ member_account_locale: text, user_agent: text, window_height: size, window_width: size },
  ...{ page_host: text, page_path: text, page_query_params: z.unknown().optional(), page_referrer_url: text },
  event_occurrence_timestamp: z.union([z.number(), z.string().max(64)]).nullish(),
  ...{ context_website_id: text, object_identifier: text, destination_url: text, custom_schema_name: text },
  source_environment: z.enum(['dev', 'qa', 'staging', 'prod']).nullish(),
  source: z.enum(['WEB', 'IOS', 'ANDROID', 'SERVER']).nullish(),
}
const contentSchema = z.looseObject(contentShape)
/** What declared events say besides. */
const declaredContents = new Map(
  Object.entries(declaredEvents).map(([name, { content }]) => [name, z.looseObject(content)] as const),
)

/** Names of events that sites invent. */
const nameSchema = z
  .string()
  .trim()
  .regex(/^[\w .:/-]{1,100}$/)

/** The content of an event of the newer tracker when it is as it is declared; else null. */
export function checkedContent(name: string, content: unknown): z.infer<typeof contentSchema> | null {
  const sent = unpacked(content)
  const parsed = contentSchema.safeParse(sent)
  const declared = declaredContents.get(name)
  if (!parsed.success || (declared && !declared.safeParse(sent).success)) return null
  return parsed.data
}

/** Reads an event of the newer tracker: `eventSchemaName` with its `eventContent`. Null for anything else. */
export function readTracked(body: unknown): Tracked | null {
  const fields = sentFields(body)
  const name = nameSchema.safeParse(fields?.eventSchemaName)
  const content = name.success ? checkedContent(name.data, fields?.eventContent) : null
  if (!name.success || !content) return null
  const { page_path: url, context_website_id: websiteId, analytics_id: visitorCookie, object_identifier } = content
  return { name: name.data, page: { url, websiteId, visitorCookie }, object: object_identifier ?? '' }
}

const olderSchema = z.object({
  ...{ websiteId: text, memberAccountId: text, website_locale: text, member_locale: text },
  ...{ templateId: text, variantId: text, pageHash: text, pagePath: text },
})

/** Reads an event of the older tracker: `event` with the JSON of its `data`. Null for anything else. */
export function readOlderTracked(body: unknown): Tracked | null {
  const fields = sentFields(body)
  const name = nameSchema.safeParse(fields?.event)
  const data = olderSchema.safeParse(unpacked(fields?.data))
  if (!name.success || !data.success) return null
  const { pagePath: url, websiteId } = data.data
  return { name: name.data, page: { url, websiteId }, object: '' }
}
