import { z } from 'zod'

const count = z.int().nonnegative()

/** How many published reviews a product has with one, two, three, four and five stars. */
export const starCountsSchema = z.tuple([count, count, count, count, count])
