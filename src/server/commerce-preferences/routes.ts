import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import { lockSettings, type OpenedSettings, readSettings } from '#server/settings/settings-store.ts'
import { reading } from '#server/stores.ts'
import { changeCommercePreferencesCall, getCommercePreferencesCall } from '#shared/commerce-preferences/api.ts'
import { type Namespace, preferencesOf, withPreferences } from '#shared/commerce-preferences/namespaces.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** The store's preferences by namespace, for other software. */
export function commercePreferenceRoutes(services: Services): void {
  const { serve } = services

  serve(getCommercePreferencesCall, async ({ website, parameters, reply }) => {
    const opened = await readSettings(reading(services, website))
    reply.header('etag', etagOf(opened))
    return succeed(answer(website.id, parameters.namespace, opened))
  })

  serve(changeCommercePreferencesCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId): Promise<Result<OpenedSettings, FailuresOf<typeof changeCommercePreferencesCall>>> => {
        const before = await lockSettings(scope)
        const wanted = call.request.headers['if-match']
        if (wanted !== undefined && !isMatch(wanted, etagOf(before)))
          return fail('edit-conflict', { revision: before.revision })
        const { websiteId, ...changes } = call.body
        if (websiteId !== undefined && websiteId !== call.website.id) return fail('invalid-fields', otherWebsite)
        const settings = withPreferences(call.parameters.namespace, before.settings, changes)
        return settings.ok ? saveSettings(scope, { ...settings.value, revision: before.revision }, batchId) : settings
      },
      (saved) => {
        call.reply.header('etag', etagOf(saved))
        return answer(call.website.id, call.parameters.namespace, saved)
      },
    ),
  )
}

/** A client may send back all that it has read, with the id of the website, but not that of another website. */
const otherWebsite = { errors: { websiteId: 'This is the ID of another website.' } }

/** Whether an `If-Match` allows a change: it names the ETag, perhaps among others, or every one with `*` (RFC 9110). */
const isMatch = (wanted: string, etag: string): boolean =>
  wanted.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

const etagOf = ({ revision }: OpenedSettings): string => `"${revision}"`

const answer = (websiteId: string, namespace: Namespace, { settings }: OpenedSettings) => ({
  websiteId,
  ...preferencesOf(namespace, settings),
})
