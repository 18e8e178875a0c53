import { ownerChange } from '#server/changes/owner-change.ts'
import { createGroup, deleteGroup, saveGroup } from '#server/customer-groups/change-groups.ts'
import { setGroupPrices } from '#server/customer-groups/change-prices.ts'
import { listGroups, readGroup } from '#server/customer-groups/group-store.ts'
import { priceRows, shownPrices } from '#server/customer-groups/shown-prices.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import * as api from '#shared/customer-groups/api.ts'
import { ownPricesPath } from '#shared/customer-groups/paths.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { drawOwnPricesEmail } from './draw-link-email.ts'
import { addMembers, listMembers, openGroupLink, removeMember, withdrawGroupLink } from './members.ts'
import { pricesForCustomer } from './prices-for-customer.ts'

/** The owner's calls on groups of customers and their price lists. */
export function customerGroupRoutes(services: Services): void {
  const { serve, env, secret } = services

  serve(api.listGroupsCall, async ({ website }) => succeed({ groups: await listGroups(reading(services, website)) }))

  serve(api.getGroupCall, async ({ website, parameters: { groupId } }) => {
    const scope = reading(services, website)
    const group = await readGroup(scope, groupId)
    if (!group) return fail('customer-group-not-found')
    return succeed({
      group,
      ...(await listMembers(scope, groupId)),
      prices: await shownPrices(scope, groupId),
    })
  })

  serve(api.createGroupCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createGroup(scope, call.body, batchId),
      (group, batchId) => ({ group, batchId }),
    ),
  )

  serve(api.updateGroupCall, (call) => {
    const { revision, ...content } = call.body
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveGroup(scope, call.parameters.groupId, { revision, content }, batchId),
      (group, batchId) => ({ group, batchId: group.revision === revision ? null : batchId }),
    )
  })

  serve(api.deleteGroupCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteGroup(scope, call.parameters.groupId, batchId)),
  )

  serve(api.setGroupPricesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => setGroupPrices(scope, call.parameters.groupId, call.body.prices, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.exportGroupPricesCall, async ({ website, reply, parameters: { groupId } }) => {
    const scope = reading(services, website)
    const group = await readGroup(scope, groupId)
    if (!group) return fail('customer-group-not-found')
    return sendCsv(
      reply,
      `${website.slug}-group-prices.csv`,
      priceRows(await shownPrices(scope, groupId), website.settings.currency),
    )
  })

  serve(api.addGroupMembersCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        addMembers(scope, { ...call.parameters, emails: call.body.emails, by: call.staff.name }, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.removeGroupMemberCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      removeMember(scope, { ...call.parameters, by: call.staff.name }, batchId),
    ),
  )

  serve(api.pricesForCustomerCall, async ({ website, body }) =>
    succeed(await pricesForCustomer(reading(services, website), body)),
  )

  serve(api.linkGroupMemberCall, async (call) => {
    const { website, request, parameters, body } = call
    const origin = originOf(env, website, request)
    return ownerChange(
      services,
      call,
      async (scope) => {
        const opened = await openGroupLink(scope, secret, parameters)
        if (!opened.ok) return opened
        const { email, token } = opened.value
        const link = `${origin}${ownPricesPath}?key=${token}`
        if (body.sendEmail) await writeEmail(env, scope, await drawOwnPricesEmail(website, { email, origin, link }))
        return succeed(link)
      },
      (url) => ({ url }),
    )
  })

  serve(api.withdrawGroupLinkCall, (call) =>
    ownerChange(
      services,
      call,
      (scope) => withdrawGroupLink(scope, call.parameters),
      () => ({}),
    ),
  )
}
