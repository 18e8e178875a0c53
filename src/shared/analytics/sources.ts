import { recordedReferrer } from '#shared/missing-urls/rules.ts'
import type { Channel } from './schema.ts'
import { shortLine } from './short-line.ts'

/** Where a visit came from. Texts are empty when unknown. */
interface Source {
  readonly channel: Channel
  /** The host of the page with the link, or what the link names as its source. */
  readonly source: string
  readonly campaign: string
}

/** Search engines and social networks, by a part of their host between dots. */
const SEARCH =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|startpage|qwant|brave|naver|seznam|kagi|mojeek|swisscows)\.[a-z.]+$/
const SOCIAL =
  /(?:^|\.)(?:facebook|fb|instagram|twitter|x|t|linkedin|lnkd|pinterest|pin|reddit|youtube|youtu|tiktok|threads|bsky|mastodon|tumblr|vk|snapchat|whatsapp|telegram|discord)\.(?:com|co|in|it|be|net|app|social|me|gg|org)$/
/** What paid advertisements add to their links. */
const CLICK_MARKS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'dclid']

/**
 * The source of a visit by its first page.
 * @param referrer the URL of the page before; a page of the site itself counts as none
 * @param query of the first page, with or without its question mark
 * @param ownHosts names of the site's hosts, without port
 */
export function sourceOf(referrer: string, query: string, ownHosts: readonly string[]): Source {
  const values = new URLSearchParams(query)
  const named = (name: string) => shortLine(values.get(name) ?? '')
  const from = recordedReferrer(referrer, ownHosts)
  const host = from.startsWith('/') ? '' : from.replace(/^www\./, '')
  const campaign = named('utm_campaign')
  const source = named('utm_source') || host
  if (campaign || named('utm_source') || named('utm_medium')) return { channel: 'campaign', source, campaign }
  if (host === '')
    return { channel: CLICK_MARKS.some((mark) => values.has(mark)) ? 'campaign' : 'direct', source, campaign }
  return { channel: channelOf(host), source, campaign }
}

function channelOf(host: string): Channel {
  if (SEARCH.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'link'
}
