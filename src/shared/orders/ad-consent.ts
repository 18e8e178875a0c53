import { z } from 'zod'

/** What a buyer who agreed to marketing lets the server tell companies that show ads, besides the order. */
export const adConsentSchema = z.object({
  userAgent: z.string(),
  /** Ids of the browser in cookies of these companies, by the names of their calls. */
  ids: z.object({
    fbp: z.string().optional(),
    fbc: z.string().optional(),
    ttp: z.string().optional(),
    epik: z.string().optional(),
  }),
})
export type AdConsent = z.infer<typeof adConsentSchema>
