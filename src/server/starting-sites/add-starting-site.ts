import { recordChange } from '#server/changes/record-change.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import { linkTo, writeLayout } from '#server/collections/layouts.ts'
import { saveHeaderFooter } from '#server/header-footer/save-header-footer.ts'
import { newId } from '#server/identifiers.ts'
import { escapeMarkup } from '#server/pages/escape-markup.ts'
import { readVisiblePage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { replaceStyles } from '#server/styles/save-styles.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { StartingSiteUse } from '#shared/starting-sites/api.ts'
import { type StartingSiteId, startingSiteChoices } from '#shared/starting-sites/choices.ts'
import { fillIn } from '#shared/starting-sites/fill-in.ts'
import { startingSites } from '#shared/starting-sites/sites.ts'
import { addCollections, addForms, addItems } from './add-collections.ts'
import { addPages } from './add-pages.ts'
import { startingSiteLog } from './change-log.ts'

/** What is added, and how. */
export interface WantedStartingSite {
  readonly id: StartingSiteId
  readonly use: StartingSiteUse
  readonly withStyles: boolean
  /** The name of the website. */
  readonly siteName: string
  /** Of `saveStartingPictures`. */
  readonly pictures: ReadonlyMap<string, Picture>
}

/** Adds a starting site in one transaction, as one action of the change log. */
export async function addStartingSite(
  scope: ChangeScope,
  wanted: WantedStartingSite,
  batchId: string,
): Promise<Result<void, 'form-limit' | 'navigation-missing'>> {
  const { id, use, withStyles } = wanted
  const site = startingSites[id]
  // Locks the website: URLs that are free now stay so until the commit.
  await scope.raiseVersion()
  await recordChange(scope, batchId, startingSiteLog, {
    ...{ nounId: newId(), before: null, after: { name: startingSiteChoices[id].name } },
  })
  const [store] = await listCollections(scope)
  const forms = await addForms(scope, site.forms, batchId)
  if (!forms.ok) return forms
  const collections = await addCollections(scope, site.collections, wanted, batchId)
  if (!collections.ok) return collections
  const things = {
    siteName: { text: wanted.siteName, html: escapeMarkup(wanted.siteName) },
    pictures: wanted.pictures,
    storePath: store ? collectionPath(store) : '/',
    ids: new Map([
      ...forms.value,
      ...collections.value.ids,
      ...(store ? [['collection:store', store.id] as const] : []),
    ]),
    paths: collections.value.paths,
  }
  const home = use === 'site' ? await readVisiblePage(scope, '') : null
  const pages = await addPages(scope, { ...wanted, home, things }, batchId)
  await addItems(scope, site.collections, { use, things: { ...things, paths: pages.paths } }, batchId)
  if (use === 'site') {
    const targets = new Map([
      ...pages.ids,
      ...collections.value.byUrl,
      ...(store ? [['store', store.id] as const] : []),
    ])
    const links = site.navigation.flatMap((name) => (targets.has(name) ? [linkTo(targets.get(name)!)] : []))
    for (const menu of [null, 'footerNavigation']) {
      const written = await writeLayout(scope, menu, () => links, batchId)
      if (!written.ok) return written
    }
    const frame = fillIn(site.headerFooter, { ...things, paths: pages.paths }) as HeaderFooter
    await saveHeaderFooter(scope, frame, batchId)
  }
  if (use === 'site' || withStyles) await replaceStyles(scope, site.styles, batchId)
  return succeed(undefined)
}
