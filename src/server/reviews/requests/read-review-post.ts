import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { saveAsset } from '#server/files/save-asset.ts'
import { inputsOf } from '#server/forms/submissions/answers-of-post.ts'
import { addInput, partsOf } from '#server/forms/submissions/read-file-post.ts'
import { increment } from '#server/guard/tally.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateCounter, refuseForMinute } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { sentenceOf } from '#shared/failures.ts'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { fail } from '#shared/http/failure.ts'
import { reviewLimits } from '#shared/reviews/schema.ts'
import { reviewRequestTexts as texts } from '#storefront/screens/review-request/texts.ts'

const PICTURES_PER_MINUTE = 30
const LONGEST_TEXTS = 1024 * 1024
/** Days for which the pictures of an order are counted. */
const COUNTED_DAYS = 365
const LIMITS = {
  files: reviewLimits.productsPerOrder * reviewLimits.pictures * 2,
  fileSize: uploadLimits.bytes,
  fields: 1_000,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  parts: 2_000,
  headerPairs: 50,
} as const

/** A parsed form of reviews: its pictures are stored already. */
export interface ReadReviewPost {
  readonly inputs: URLSearchParams
  /** The ids of stored pictures, by product. */
  readonly pictureIds: ReadonlyMap<string, readonly string[]>
  /** What was wrong with pictures, by product. */
  readonly pictureProblems: ReadonlyMap<string, string>
}

/** Which products take how many pictures, as the fields before the pictures say. */
export type PlacesFor = (productId: string, inputs: URLSearchParams) => number

/**
 * Reads the form of reviews with its pictures, one after the other: each is decoded and encoded again, as every picture
 * of the site. The key in the URL is what allows it: browsers hide where such a form was sent from, as its page sends no
 * Referer. A form names the stars of a product before its pictures, so that what cannot be saved stores nothing.
 */
export function createReviewPosts(services: Services) {
  const { app, env } = services
  const countPicture = createRateCounter(app, 60_000)
  const perMinute = PICTURES_PER_MINUTE * env.RATE_LIMIT_MULTIPLIER
  return readPost

  async function readPost(
    website: Website,
    request: FastifyRequest,
    orderId: string,
    placesFor: PlacesFor,
  ): Promise<ReadReviewPost> {
    const pictureIds = new Map<string, string[]>()
    const pictureProblems = new Map<string, string>()
    if (!request.isMultipart()) return { inputs: inputsOf(request.body), pictureIds, pictureProblems }
    const inputs = new URLSearchParams()
    let length = 0
    for await (const part of partsOf(request, LIMITS)) {
      if (part.type === 'field') {
        length += addInput(inputs, part)
        if (length > LONGEST_TEXTS) throw Object.assign(new Error('The form is too long.'), { statusCode: 413 })
        continue
      }
      const productId = /^pictures-(.+)$/.exec(part.fieldname)?.[1]
      // Browsers send an empty file field as a file without a name.
      if (productId && part.filename) {
        const before = pictureIds.get(productId) ?? []
        const isFull = before.length >= placesFor(productId, inputs)
        const saved = isFull ? { problem: texts.picturesFull } : await saveOne(website, request, orderId, part)
        if ('problem' in saved) pictureProblems.set(productId, saved.problem)
        else pictureIds.set(productId, [...new Set([...before, saved.id])])
      }
      part.file.resume()
    }
    return { inputs, pictureIds, pictureProblems }
  }

  async function saveOne(
    website: Website,
    request: FastifyRequest,
    orderId: string,
    part: MultipartFile,
  ): Promise<{ readonly id: string } | { readonly problem: string }> {
    const refused = { problem: sentenceOf(refuseForMinute().failure) }
    if ((await countPicture(`reviews ${networkOf(request.ip)}`)) > perMinute) return refused
    const bytes = await part.toBuffer()
    if (part.file.truncated) {
      const tooLarge = { fileName: part.filename, maxSize: formatSizeLimit(uploadLimits.bytes) }
      return { problem: sentenceOf(fail('file-too-large', tooLarge).failure) }
    }
    if (bytes.length === 0) return { problem: sentenceOf(fail('file-empty', { fileName: part.filename }).failure) }
    const tally = {
      ...{ key: `review-files ${orderId}`, most: reviewLimits.picturesPerOrder },
      expiresAt: Date.now() + COUNTED_DAYS * DAY_MILLISECONDS,
    }
    if (!(await changing(services, website, null, (scope) => increment(scope, tally)))) return refused
    // Its own name would be public, and people name files after themselves.
    const saved = await saveAsset(services, reading(services, website), { bytes, filename: 'review' })
    if (saved.ok) return { id: saved.value.id }
    return { problem: sentenceOf({ ...saved.failure, fileName: part.filename }) }
  }
}
