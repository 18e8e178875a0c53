import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/newsletter/owner-api.ts'
import { addSubscriber } from './add-subscribers.ts'
import { endSubscriptions } from './change-subscription.ts'
import { deleteSubscriberPerson } from './delete-subscriber-person.ts'
import { setFooterForm } from './footer-form.ts'
import { importSubscribers } from './import-subscribers.ts'
import { createList, deleteList, readLists, renameList } from './list-store.ts'
import { hasSubscriber, listSubscribers, readSubscriber } from './list-subscribers.ts'
import { sendSubscribersCsv } from './subscribers-csv.ts'

/** The owner's lists and their subscribers. */
export function newsletterRoutes(services: Services): void {
  const { serve } = services

  serve(api.listNewsletterLists, async ({ website }) =>
    succeed({
      ...(await readLists(reading(services, website))),
      footerFormId: website.appearance.footer.formId,
    }),
  )

  serve(api.createNewsletterList, async ({ website, staff, body }) => {
    const created = await changing(services, website, staff, (scope) => createList(scope, body.name))
    return created.ok ? succeed({ listId: created.value }) : created
  })

  serve(api.renameNewsletterList, async ({ website, staff, parameters, body }) => {
    const renamed = await changing(services, website, staff, (scope) => renameList(scope, parameters.listId, body.name))
    return renamed.ok ? succeed({}) : renamed
  })

  serve(api.deleteNewsletterList, async ({ website, staff, parameters, body }) => {
    const deleted = await changing(services, website, staff, (scope) => deleteList(scope, parameters.listId, body))
    return deleted.ok ? succeed({}) : deleted
  })

  serve(api.setFooterForm, async ({ website, staff, body }) => {
    const set = await changing(services, website, staff, (scope) => setFooterForm(scope, body.formId))
    return set.ok ? succeed({}) : set
  })

  serve(api.listSubscribers, async ({ website, query }) =>
    succeed(await listSubscribers(reading(services, website), query, website.settings.timeZone)),
  )

  serve(api.exportSubscribers, async ({ website, query, reply }) =>
    sendSubscribersCsv(reading(services, website), website, query, reply),
  )

  serve(api.getSubscriber, async ({ website, parameters }) => {
    const found = await readSubscriber(reading(services, website), parameters.subscriberId)
    return found ? succeed(found) : fail('subscriber-not-found')
  })

  serve(api.addSubscriber, async ({ website, staff, body }) => {
    const newcomer = { ...body, email: body.email.toLowerCase(), language: website.settings.locale }
    const added = await changing(services, website, staff, (scope) => addSubscriber(scope, newcomer))
    return added.ok ? succeed({ subscriberId: added.value }) : added
  })

  serve(api.removeSubscribers, ({ website, staff, body }) =>
    changing(services, website, staff, async (scope) => {
      const removed = await endSubscriptions(scope, body.subscriberIds, { kind: 'removed' }, Date.now())
      // An address that has left before is no error; an unknown one is.
      const isKnown = removed > 0 || (await hasSubscriber(scope, body.subscriberIds))
      return isKnown ? succeed({ removed }) : fail('subscriber-not-found')
    }),
  )

  serve(api.deleteSubscriberPerson, async ({ website, staff, body }) =>
    succeed({
      deleted: await changing(services, website, staff, (scope) => deleteSubscriberPerson(scope, body.email)),
    }),
  )

  serve(api.importSubscribers, async ({ website, staff, body }) =>
    changing(services, website, staff, (scope) =>
      importSubscribers(scope, { ...body, language: website.settings.locale }),
    ),
  )
}
