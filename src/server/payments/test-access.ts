import type { FastifyRequest } from 'fastify'
import type { Gates } from '#server/http/serve.ts'
import type { Website } from '#server/websites/website.ts'
import { offersTests, type TestAccess, testAccessOfEveryone } from '#shared/payments/rules.ts'
import { may } from '#shared/roles/rules.ts'

/**
 * Why the sender of a request can pay with test methods: everyone can in the demo; elsewhere, users who are signed in
 * to the website's studio and manage its orders. Null when they cannot, or the test mode is off. Anonymous visitors
 * cost no query.
 */
export async function testAccessOf(
  gates: Pick<Gates, 'staffOf'>,
  request: FastifyRequest,
  website: Website,
): Promise<TestAccess> {
  if (!offersTests(website.settings)) return null
  if (website.isDemo) return testAccessOfEveryone(website)
  const staff = await gates.staffOf(request, website)
  return staff !== null && may(staff.role, 'orders.manage') ? 'staff' : null
}
