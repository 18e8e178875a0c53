import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'

export const lookUpVideoCall = contract({
  method: 'GET',
  path: '/api/owner/videos',
  summary: 'Get what YouTube or Vimeo says of a video (oEmbed): its title, its platform and the HTML of its player',
  access: 'pages.write',
  perMinute: 60,
  query: z.object({ href: z.string().max(500) }),
  reply: z.object({
    providerName: z.string(),
    html: z.string(),
    /** Null where the platform does not answer, or knows no such video. */
    title: z.string().nullable(),
  }),
  failures: ['video-unknown', 'video-basic'],
})
