import { listItemCollections, readItemCollection } from '#server/items/collection-store.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { findImport, type ImportRecord } from '../import-store.ts'
import { openPostsFile, type PostsFile } from './posts-file.ts'
import { BrokenExport } from './read-wxr.ts'
import type { WxrEntry } from './wxr-entry.ts'

/** An import of posts and pages with its file, which is read again: any node can continue it. */
export interface LoadedPosts {
  readonly record: ImportRecord
  readonly website: Website
  readonly file: PostsFile
  /** The blog for posts; null where one is created with the first post. */
  readonly blog: ItemCollection | null
}

/** Loads an import for its job; null when there is nothing left to do, or a failure when the file cannot be read. */
export async function loadPosts(
  services: Pick<Services, 'database' | 'websites' | 'worker' | 'files'>,
  websiteId: string,
  importId: string,
  state: ImportRecord['state'],
): Promise<LoadedPosts | Failure | null> {
  const website = await services.websites.byId(websiteId)
  const scope = website && reading(services, website)
  const record = scope && (await findImport(scope, importId))
  if (!website || !record || record.state !== state) return null
  if (record.storage_key === null) return fail('import-file-unreadable', { line: 0 }).failure
  const file = await openPostsFile(services.files, record.storage_key, website.settings.timeZone)
  if (!file.ok) return file.failure
  const blog = record.collection_id === '' ? null : await readItemCollection(scope, record.collection_id)
  return { record, website, file: file.value, blog }
}

/** The blog for posts of a new import: the chosen one, or the first; null where there is none. */
export async function blogFor(scope: Scope, blogId: string | undefined): Promise<ItemCollection | null> {
  const blogs = (await listItemCollections(scope)).filter(({ kind }) => kind === 'blog')
  return (blogId === undefined ? blogs[0] : blogs.find(({ id }) => id === blogId)) ?? null
}

/** Entries in batches and in order, without those that were done before; long ones come in smaller batches. */
export async function* inEntryBatches(
  file: Pick<PostsFile, 'entries'>,
  most: number,
  skipped = 0,
): AsyncGenerator<WxrEntry[]> {
  let batch: WxrEntry[] = []
  let [place, letters] = [0, 0]
  for await (const entry of file.entries()) {
    place += 1
    if (place <= skipped) continue
    batch.push(entry)
    letters += entry.html.length
    if (batch.length < most && letters < LETTERS_AT_ONCE) continue
    yield batch
    batch = []
    letters = 0
  }
  if (batch.length > 0) yield batch
}

const LETTERS_AT_ONCE = 300_000

/** Why the rest of a file cannot be read; other errors go on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof BrokenExport) return error.failure.failure
  throw error
}
