import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { FileAudience } from '#server/files/file-audience.ts'
import { readItem } from '#server/items/item-store.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { UsingNoun } from '#server/uses/tables.ts'
import type { Website } from '#server/websites/website.ts'
import { audienceOfItem, type PageAudience } from './page-audience.ts'
import { createPageLocks } from './page-lock.ts'

/** A player asks for a file part by part. So long after a change, an answer may still be the one from before. */
const KEPT_MILLISECONDS = 5_000
const MOST_KEPT = 5_000

/** Those who may see one of the items that show a file; `everyone` where something else shows it, or nothing does. */
type Audiences = 'everyone' | readonly PageAudience[]

/**
 * Who may open a video, a recording or captions. A file that only items show which are not public, such as a lesson with
 * a password, is for those who may see one of them. Drafts and saved versions of pages show it to nobody.
 */
export function createFileAudience({
  database,
  secret,
  gates,
}: Pick<Services, 'database' | 'secret' | 'gates'>): FileAudience {
  const passwords = createPageLocks({ database, secret })
  const kept = new LRUCache<string, Promise<Audiences>>({ max: MOST_KEPT, ttl: KEPT_MILLISECONDS })

  function audiencesOf(website: Website, assetId: string): Promise<Audiences> {
    const key = `${website.id} ${assetId}`
    const known = kept.get(key)
    if (known) return known
    const read = readAudiences(reading({ database }, website), assetId)
    kept.set(key, read)
    read.catch(() => kept.delete(key))
    return read
  }

  return async (request: FastifyRequest, website: Website, assetId: string) => {
    const audiences = await audiencesOf(website, assetId)
    if (audiences === 'everyone') return 'everyone'
    const isOpen = ({ isPrivate, locks }: PageAudience) =>
      !isPrivate && locks.every((lock) => passwords.isOpen(request, website, lock))
    if (audiences.some(isOpen)) return 'one'
    return (await gates.staffOf(request, website)) ? 'one' : null
  }
}

const unseen: ReadonlySet<UsingNoun> = new Set(['page-draft', 'page-version'])
/** The page of an item has its id. */
const ofItems: ReadonlySet<UsingNoun> = new Set(['item', 'page'])

async function readAudiences(scope: Scope, assetId: string): Promise<Audiences> {
  const uses = await scope.database
    .selectFrom('asset_uses')
    .select(['noun', 'noun_id'])
    .where('website_id', '=', scope.websiteId)
    .where('asset_id', '=', assetId)
    .execute()
  const shown = uses.filter(({ noun }) => !unseen.has(noun))
  if (shown.length === 0 || shown.some(({ noun }) => !ofItems.has(noun))) return 'everyone'
  const audiences: PageAudience[] = []
  for (const id of new Set(shown.map(({ noun_id }) => noun_id))) {
    const item = await readItem(scope, id)
    const audience = item && (await audienceOfItem(scope, item))
    // A page of its own, or a public item.
    if (!item || (audience && !audience.isPrivate && audience.locks.length === 0)) return 'everyone'
    if (audience) audiences.push(audience)
  }
  return audiences
}
