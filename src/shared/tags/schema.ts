import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** Limits of the tags of one thing, such as a customer or an order. */
export const tagLimits = { length: 60, most: 50 } as const

/** A word or a few words by which an owner groups things. */
export const tagSchema = singleLine(tagLimits.length, 1)

/** The tags of one thing. Each is stored once, sorted by name. */
export const tagsSchema = z.array(tagSchema).max(tagLimits.most)
