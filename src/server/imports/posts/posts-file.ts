import type { FileStore } from '#server/files/file-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { PostFormat } from '#shared/imports/formats.ts'
import { BrokenExport, isTooMany, type RawItem, readWxr, WxrCollector, type WxrFailure } from './read-wxr.ts'
import { entryOf, type WxrEntry } from './wxr-entry.ts'

/** An image or another file that was uploaded to the old site. */
export interface Upload {
  readonly url: string
  readonly altText: string
}

/** A file of posts and pages that has been read through once; its entries are read again from the store. */
export interface PostsFile {
  readonly format: PostFormat
  /** The host of the old site; '' where the file does not name it. */
  readonly host: string
  /** Uploads by their ids. */
  readonly uploads: ReadonlyMap<string, Upload>
  /** The number of posts and pages. */
  readonly total: number
  /** How many there are of things that are neither posts, pages nor uploads, by their type. */
  readonly others: ReadonlyMap<string, number>
  readonly comments: number
  readonly oddCharacters: number
  /** Posts and pages in their order. @throws BrokenExport when the file is not what it was */
  entries(): AsyncGenerator<WxrEntry>
}

export type PostsFileFailure = WxrFailure | 'import-file-empty' | 'import-file-unreadable' | 'import-format-unknown'

/** The ending of keys for XML files. */
export const XML_ENDING = '.xml'
export const isXmlKey = (key: string): boolean => key.endsWith(XML_ENDING)

const MOST_LETTERS_OF_UPLOADS = 30_000_000
const LONGEST_URL = 2_000
const typeOf = ({ texts }: RawItem): string => texts.get('wp:post_type')?.trim() || 'post'

/** Reads an export of posts and pages through: whether it is one, and what its entries refer to. */
export async function openPostsFile(
  files: Pick<FileStore, 'stream'>,
  key: string,
  timeZone: string,
): Promise<Result<PostsFile, PostsFileFailure>> {
  try {
    return await readThrough(files, key, timeZone)
  } catch (error) {
    if (error instanceof BrokenExport) return error.failure
    throw error
  }
}

async function readThrough(
  files: Pick<FileStore, 'stream'>,
  key: string,
  timeZone: string,
): Promise<Result<PostsFile, PostsFileFailure>> {
  const first = await files.stream(key)
  if (!first) return fail('import-file-unreadable', { line: 0 })
  const facts = new WxrCollector()
  const uploads = new Map<string, Upload>()
  const others = new Map<string, number>()
  let [items, total, comments, letters, isSquarespace] = [0, 0, 0, 0, false]
  for await (const raw of readWxr(first.stream, facts)) {
    items += 1
    comments += raw.comments
    if (isTooMany(items)) return fail('import-xml-too-large')
    const type = typeOf(raw)
    const url = raw.texts.get('wp:attachment_url')?.trim() ?? ''
    isSquarespace ||= /squarespace/.test(url) || /\bsqs-/.test(raw.texts.get('content:encoded') ?? '')
    if (type === 'post' || type === 'page') total += 1
    else if (type !== 'attachment') others.set(type.slice(0, 50), (others.get(type.slice(0, 50)) ?? 0) + 1)
    else if (url.length <= LONGEST_URL) {
      const altText = raw.meta.get('_wp_attachment_image_alt')?.trim() ?? ''
      letters += url.length + altText.length
      if (letters > MOST_LETTERS_OF_UPLOADS) return fail('import-xml-too-large')
      uploads.set(raw.texts.get('wp:post_id')?.trim() ?? '', { url, altText })
    }
  }
  // Feeds for readers are RSS, too.
  if (items > 0 && !facts.channel.has('wp:wxr_version')) return fail('import-format-unknown')
  if (total === 0)
    return fail(items > 0 || facts.channel.has('wp:wxr_version') ? 'import-file-empty' : 'import-format-unknown')
  const host = hostOf(facts.channel.get('link') || facts.channel.get('wp:base_blog_url') || '')
  const isFromWordpress = /wordpress/i.test(facts.channel.get('generator') ?? '')
  const context = { host, authors: facts.authors, timeZone }
  return succeed({
    format:
      !isFromWordpress && (isSquarespace || host.endsWith('.squarespace.com')) ? 'squarespace-posts' : 'wordpress',
    ...{ host, uploads, total, others, comments, oddCharacters: facts.oddCharacters },
    async *entries() {
      const again = await files.stream(key)
      if (!again) throw new BrokenExport(fail('import-xml-broken', { line: 1 }))
      const seen = new Set<string>()
      for await (const raw of readWxr(again.stream, new WxrCollector())) {
        if (!['post', 'page'].includes(typeOf(raw))) continue
        const entry = entryOf(raw, context)
        // Some programs give one number to several pages.
        const sourceId = seen.has(entry.sourceId) ? `${entry.sourceId} ${entry.line}` : entry.sourceId
        seen.add(sourceId)
        yield { ...entry, sourceId }
      }
    },
  })
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')
