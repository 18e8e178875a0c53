import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { receivePart } from '#server/files/receive-file.ts'
import { isSameOrigin } from '#server/http/csrf.ts'
import { malformedBody } from '#server/http/malformed-body.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateCounter, refuseForMinute } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import { MEGABYTE } from '#shared/files/file-size.ts'
import { fieldMessages } from '#shared/forms/field-messages.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { writeFileAnswer } from '#shared/forms/file-answer.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { withoutDirectionMarks } from '#shared/texts/direction-marks.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { saveFormFile } from '../files/save-form-file.ts'

/** The same limit as for the call that uploads files in advance. */
const FILES_PER_MINUTE = 30
const KILOBYTE = 1024
/** Bytes of everything that is not a file. */
const LONGEST_TEXTS = 1024 * KILOBYTE
/** Limits of a form with files; the parser stops at them. */
const LIMITS = {
  files: 2 * formLimits.fieldsPerForm,
  fileSize: formLimits.fileMegabytes * MEGABYTE,
  fields: 3_000,
  fieldSize: 128 * KILOBYTE,
  fieldNameSize: 200,
  parts: 3_000 + 2 * formLimits.fieldsPerForm,
  headerPairs: 50,
} as const

/** A parsed plain post: its files are stored already, and named among the inputs like other answers. */
export interface ReadPost {
  readonly inputs: URLSearchParams
  /** Errors of files, by field. */
  readonly fileErrors: FieldErrors
  /** Content hashes of files in the post, by answer: a repeated post has stored them under other ids. */
  readonly contents: ReadonlyMap<string, string>
}

/**
 * Reads forms that are posted with their files, when no script has uploaded these in advance. Each file is handled as
 * by `uploadFormFile`, as a stream: with the limits of its field and of uploads per minute, and only from the site's
 * own pages. Files of a refused post wait a day for the next attempt, which names them. A form sends its id before its
 * files.
 */
export function createFilePosts(services: Services) {
  const { app, env } = services
  const countFile = createRateCounter(app, 60_000)
  const perMinute = FILES_PER_MINUTE * env.RATE_LIMIT_MULTIPLIER
  return readPost

  async function readPost(
    website: Website,
    request: FastifyRequest,
    findForm: (formId: string) => Promise<PublicForm | null>,
  ): Promise<ReadPost> {
    const inputs = new URLSearchParams()
    const kept = new Map<string, string[]>()
    const contents = new Map<string, string>()
    const fileErrors: Record<string, string> = {}
    let form: PublicForm | null | undefined
    let length = 0
    for await (const part of partsOf(request, LIMITS)) {
      if (part.type === 'field') {
        length += addInput(inputs, part)
        if (length > LONGEST_TEXTS) throw refusal(413)
        continue
      }
      // Browsers send an empty file field as a file without a name.
      const isChosen = Boolean(part.filename)
      if (isChosen) form ??= await findForm(inputs.get('_form') ?? '')
      const field = isChosen ? fieldOf(form, part) : null
      const saved = field && (await saveOne(website, request, form!, field, part, kept.get(field.id)?.length ?? 0))
      part.file.resume()
      if (!field || !saved) continue
      if ('problem' in saved) fileErrors[field.id] = withSentence(ownValue(fileErrors, field.id), saved.problem)
      else {
        kept.set(field.id, [...(kept.get(field.id) ?? []), saved.answer])
        contents.set(saved.answer, saved.content)
      }
    }
    // Newly chosen files replace those of an earlier attempt.
    for (const [fieldId, answers] of kept) {
      inputs.delete(inputName(fieldId))
      for (const answer of answers) inputs.append(inputName(fieldId), answer)
    }
    // The CSRF token where its guard looks for it.
    request.body = { crumb: inputs.get('crumb') ?? undefined }
    return { inputs, fileErrors, contents }
  }

  async function saveOne(
    website: Website,
    request: FastifyRequest,
    form: PublicForm,
    field: FieldOf<'file'>,
    part: MultipartFile,
    before: number,
  ): Promise<{ answer: string; content: string } | { problem: string }> {
    if (before >= field.maxFiles) return { problem: fieldMessages.tooManyFiles(field.maxFiles) }
    if (!isSameOrigin(request)) return { problem: fieldMessages.files() }
    if ((await countFile(`form files ${networkOf(request.ip)}`)) > perMinute)
      return { problem: sentenceOf(refuseForMinute().failure) }
    const hash = createHash('sha256')
    const saved = await saveFormFile(services, website, { formId: form.id, field }, (mostBytes, keep) =>
      receivePart(part, mostBytes, (stream, filename) => keep(Readable.from(hashing(stream, hash)), filename)),
    )
    return saved.ok
      ? { answer: writeFileAnswer(saved.value), content: `${hash.digest('base64url')}/${saved.value.filename}` }
      : { problem: sentenceOf(saved.failure) }
  }
}

async function* hashing(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece)
    yield piece
  }
}

/** The parts of a form. An error of the parser is the sender's error, whatever its message. */
export async function* partsOf(
  request: FastifyRequest,
  limits: NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'],
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits })
  } catch (error) {
    throw malformedBody(error)
  }
}

/** Adds an input; returns its size. */
export function addInput(inputs: URLSearchParams, part: Exclude<Multipart, MultipartFile>): number {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part
  if (fieldnameTruncated || valueTruncated) throw refusal(413)
  if (typeof value !== 'string' || fieldname.includes('\0') || value.includes('\0')) throw refusal(400)
  inputs.append(fieldname, withoutDirectionMarks(value))
  return fieldname.length + value.length
}

function fieldOf(form: PublicForm | null | undefined, { fieldname }: MultipartFile): FieldOf<'file'> | null {
  const field = form?.fields.find(({ id }) => inputName(id) === fieldname)
  return field?.type === 'file' ? field : null
}

/** The sentences of several files are joined; each occurs once. */
const withSentence = (before: string | undefined, sentence: string) =>
  before === undefined || before.includes(sentence) ? (before ?? sentence) : `${before} ${sentence}`

const refusal = (statusCode: 400 | 413) => Object.assign(new Error('The form cannot be taken.'), { statusCode })
