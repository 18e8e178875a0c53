import type { z } from 'zod'

/** A JSON text of PayPal, as its schema allows it; null for every other text. */
export function readJson<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
