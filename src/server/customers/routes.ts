import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/customers/api.ts'
import { importCustomersCall } from '#shared/customers/import-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { updateCustomer } from './change-customer.ts'
import { createCustomer } from './create-customer.ts'
import { customerOfOrder } from './customer-of-order.ts'
import { sendCustomersCsv } from './customers-csv.ts'
import { importCustomers } from './import/import-customers.ts'
import { listCustomers } from './list-customers.ts'
import { listFacets } from './list-facets.ts'
import { mergeCustomers } from './merge-customers.ts'
import { readCustomer } from './read-customer.ts'

/** The owner's calls on customers. */
export function customerRoutes(services: Services): void {
  const { serve } = services

  serve(api.listCustomersCall, async ({ website, query }) =>
    succeed(await listCustomers(reading(services, website), query)),
  )
  serve(api.listCustomerFacetsCall, async ({ website }) => succeed(await listFacets(reading(services, website))))

  serve(api.exportCustomersCall, async ({ website, query, reply }) =>
    sendCustomersCsv(reading(services, website), website, query, reply),
  )

  serve(api.getCustomerCall, async ({ website, parameters }) => {
    const customer = await readCustomer(reading(services, website), parameters.customerId)
    return customer ? succeed({ customer }) : fail('customer-not-found')
  })

  serve(api.customerOfOrderCall, ({ website, parameters }) =>
    customerOfOrder(reading(services, website), parameters.orderId),
  )

  serve(api.createCustomerCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createCustomer(scope, call.staff.name, call.body, batchId),
      (customerId, batchId) => ({ customerId, batchId }),
    ),
  )

  serve(api.updateCustomerCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateCustomer(scope, call.parameters.customerId, call.staff.name, call.body, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(importCustomersCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        importCustomers(
          scope,
          { body: call.body, by: call.staff.name, language: call.website.settings.locale },
          batchId,
        ),
      (done) => done,
    ),
  )

  serve(api.mergeCustomersCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      mergeCustomers(scope, { ...call.parameters, ...call.body, by: call.staff.name }, batchId),
    ),
  )
}
