import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/versions-api.ts'
import { readEditedPage } from './page-store.ts'
import { previewLink } from './preview-link.ts'
import { readVersion, readVersions } from './read-versions.ts'

/** The versions of a page. */
export function versionRoutes({ serve, database, secret }: Services): void {
  serve(api.listVersionsCall, async ({ website, parameters: { pageId } }) => {
    const scope = reading({ database }, website)
    const page = await readEditedPage(scope, pageId)
    if (!page) return fail('page-not-found')
    const now = Date.now()
    const versions = await readVersions(scope, page)
    return succeed({
      versions: versions.map((version) => ({
        ...version,
        previewPath: previewLink(secret, website.id, pageId, now, version).path,
      })),
    })
  })

  serve(api.getVersionCall, async ({ website, parameters: { pageId, changeId }, query: { side } }) => {
    const scope = reading({ database }, website)
    const page = await readEditedPage(scope, pageId)
    const version = page && (await readVersion(scope, page, { changeId, side }))
    return version ? succeed({ content: version.content }) : fail('page-not-found')
  })
}
