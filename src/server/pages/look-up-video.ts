import { z } from 'zod'
import { requestPublic } from '#server/http/request-public.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { embedOf, readVideoLink, type VideoLink, videoAddress } from '#shared/pages/blocks/video-link.ts'

const MILLISECONDS = 4_000
const MOST_BYTES = 64 * 1024
const headers = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Vitrine (video look-up)' }

/** The addresses that answer for a video with its title (oEmbed). */
const platforms = {
  youtube: 'https://www.youtube.com/oembed?format=json',
  vimeo: 'https://vimeo.com/api/oembed.json',
} satisfies Record<VideoLink['provider'], string>

const answerSchema = z.object({ title: z.string().max(500), account_type: z.string().optional() })

interface LookUpOptions {
  /** Other addresses that answer, and private addresses that may be reached; for tests. */
  readonly addresses?: Readonly<Record<VideoLink['provider'], string>>
  readonly allowed?: readonly string[]
}

export interface FoundVideo {
  readonly providerName: string
  readonly html: string
  readonly title: string | null
}

/**
 * What the platform of a video says of it. A platform that does not answer is no reason to refuse the video; Vimeo's
 * Basic accounts are, because their videos are not for other sites.
 */
export async function lookUpVideo(
  href: string,
  { addresses = platforms, allowed }: LookUpOptions = {},
): Promise<Result<FoundVideo, 'video-unknown' | 'video-basic'>> {
  const link = readVideoLink(href)
  if (!link) return fail('video-unknown')
  const url = new URL(addresses[link.provider])
  url.searchParams.set('url', videoAddress(href))
  const answer = await ask(url, allowed).catch(() => null)
  if (link.provider === 'vimeo' && answer?.account_type === 'basic') return fail('video-basic')
  return succeed({ ...embedOf(link, answer?.title ?? ''), title: answer?.title ?? null })
}

async function ask(url: URL, allowed: readonly string[] | undefined): Promise<z.output<typeof answerSchema>> {
  const signal = AbortSignal.timeout(MILLISECONDS)
  const answer = await requestPublic(url, { method: 'GET', headers, signal, allowed })
  try {
    if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}`)
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of answer as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > MOST_BYTES) throw new Error('The answer is too long.')
      pieces.push(piece)
    }
    return answerSchema.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
  } finally {
    answer.destroy()
  }
}
