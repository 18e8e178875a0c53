import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/newsletter/owner-api.ts'
import { addSubscriber } from './add-subscribers.ts'
import { createList, deleteList, renameList } from './change-list.ts'
import { deleteSubscriberPerson } from './delete-subscriber-person.ts'
import { setFooterForm } from './footer-form.ts'
import { importSubscribers } from './import-subscribers.ts'
import { readLists } from './list-store.ts'
import { listSubscribers, readSubscriber } from './list-subscribers.ts'
import { removeSubscribers } from './remove-subscribers.ts'
import { sendSubscribersCsv } from './subscribers-csv.ts'

/** The owner's lists and their subscribers. */
export function newsletterRoutes(services: Services): void {
  const { serve } = services

  serve(api.listNewsletterListsCall, async ({ website }) =>
    succeed({
      ...(await readLists(reading(services, website))),
      footerFormId: website.appearance.footer.formId,
    }),
  )

  serve(api.createNewsletterListCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createList(scope, call.body.name, batchId),
      (listId, batchId) => ({ listId, batchId }),
    ),
  )

  serve(api.renameNewsletterListCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => renameList(scope, call.parameters.listId, call.body.name, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.deleteNewsletterListCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => deleteList(scope, call.parameters.listId, call.body, batchId),
      (subscribers, batchId) => ({ batchId: subscribers > 0 ? null : batchId }),
    ),
  )

  serve(api.setFooterFormCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => setFooterForm(scope, call.body.formId, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.listSubscribersCall, async ({ website, query }) =>
    succeed(await listSubscribers(reading(services, website), query, website.settings.timeZone)),
  )

  serve(api.exportSubscribersCall, async ({ website, query, reply }) =>
    sendSubscribersCsv(reading(services, website), website, query, reply),
  )

  serve(api.getSubscriberCall, async ({ website, parameters }) => {
    const found = await readSubscriber(reading(services, website), parameters.subscriberId)
    return found ? succeed(found) : fail('subscriber-not-found')
  })

  serve(api.addSubscriberCall, (call) => {
    const newcomer = { ...call.body, email: call.body.email.toLowerCase(), language: call.website.settings.locale }
    return ownerChange(
      services,
      call,
      (scope, batchId) => addSubscriber(scope, newcomer, batchId),
      (subscriberId) => ({ subscriberId }),
    )
  })

  serve(api.removeSubscribersCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => removeSubscribers(scope, call.body.subscriberIds, batchId),
      (removed) => ({ removed }),
    ),
  )

  serve(api.deleteSubscriberPersonCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await deleteSubscriberPerson(scope, call.body.email, batchId)),
      (deleted) => ({ deleted }),
    ),
  )

  serve(api.importSubscribersCall, (call) => {
    const wanted = { ...call.body, language: call.website.settings.locale }
    return ownerChange(
      services,
      call,
      (scope, batchId) => importSubscribers(scope, wanted, batchId),
      (counts) => counts,
    )
  })
}
