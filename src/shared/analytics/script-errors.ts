import { z } from 'zod'
import { scrub } from './scrub.ts'
import { LONGEST_URL, sentFields, sentList, unpacked } from './sent-fields.ts'
import { shortLine } from './short-line.ts'

/** docs/compatibility.md#script-errors. */
const LONGEST_STACK = 5_000
/** Errors of one call. */
const MOST_ERRORS = 20
const LONGEST_MESSAGE = 200
const LONGEST_PLACE = 200
const MOST_LINES = 10

/** An error of a script, as it may be stored: nothing in it names a person. */
export interface ScriptError {
  readonly message: string
  /** The file and line in which it happened; empty when unknown. */
  readonly place: string
  /** The first lines of the stack. */
  readonly stack: string
  /** The release of the program; empty when unknown. */
  readonly release: string
  readonly url: string | null
  readonly websiteId: string | null
}

const text = (most: number) => z.string().max(most).nullish().catch(null)
const number = z.number().int().min(0).nullish().catch(null)
const dataSchema = z.object({
  message: z.string().trim().min(1).max(10_000),
  stack: z.string().max(20_000).nullish(),
  filename: text(2_000),
  lineno: number,
  colno: number,
  url: text(LONGEST_URL),
  websiteId: text(64),
  release: text(100),
})
const eventSchema = z.object({
  event: z.string().max(100),
  data: z.unknown().optional(),
  timestamp: z.unknown().optional(),
})

/**
 * Reads the events of `/api/events/RecordJavascriptErrors`: a list as JSON or text, also as the field `events` of a form.
 * Null for what is no list of errors.
 * @param mapPlaces replaces places in a text before anything is taken out of it or cut
 */
export function readScriptErrors(body: unknown, mapPlaces: MapPlaces = (text) => text): ScriptError[] | null {
  const list = sentList(body) ?? sentList(sentFields(body)?.events)
  if (list === null || list.length > MOST_ERRORS) return null
  const errors: ScriptError[] = []
  for (const one of list) {
    const event = eventSchema.safeParse(one)
    const data = event.success ? dataSchema.safeParse(unpacked(event.data.data)) : null
    if (!data?.success) return null
    errors.push(errorOf(data.data, mapPlaces))
  }
  return errors
}

type MapPlaces = (text: string) => string

function errorOf(
  { message, stack, filename, lineno, colno, url, websiteId, release }: z.infer<typeof dataSchema>,
  mapPlaces: MapPlaces,
) {
  const lines = (stack ?? '')
    .slice(0, LONGEST_STACK)
    .split('\n')
    .map((line) => shortLine(scrub(mapPlaces(line)), LONGEST_PLACE))
  const place = filename
    ? scrub(mapPlaces([filename, lineno, colno].filter((part) => part != null).join(':')))
    : placeIn(lines)
  return {
    message: shortLine(scrub(message), LONGEST_MESSAGE),
    place: shortLine(shortPath(place), LONGEST_PLACE),
    stack: lines.filter(Boolean).slice(0, MOST_LINES).join('\n'),
    release: shortLine(release ?? '', 40),
    url: url ?? null,
    websiteId: websiteId ?? null,
  }
}

/** The first place that a stack names: `https://…/app.js:1:200`, or `src/app.ts:1:20`, in any of its lines. */
function placeIn(lines: readonly string[]): string {
  for (const word of lines.flatMap((line) => line.split(/[\s()]+/))) {
    const start = word.search(/https?:\/\/|(?:src|node_modules)\/|\//)
    if (start >= 0 && /:\d+$/.test(word)) return word.slice(start)
  }
  return ''
}

/** A place without scheme and host: the same file on any of a site's hosts. */
const shortPath = (place: string): string => place.replace(/^https?:\/\/[^/]+/, '')
