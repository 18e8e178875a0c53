import type { FastifyRequest } from 'fastify'
import type { Gates } from '#server/http/serve.ts'
import type { Website } from '#server/websites/website.ts'
import { isTestModeOn, type TestAccess } from '#shared/payments/rules.ts'
import { may } from '#shared/roles/rules.ts'

/** The same for pages that everybody gets alike. */
export const testAccessOfEveryone = ({ isDemo }: Pick<Website, 'isDemo'>): TestAccess => (isDemo ? 'demo' : null)

/**
 * Why anyone who sends a request may pay with test methods: everyone in the demo, elsewhere who is signed in to the studio of
 * this website and manages its orders. Null where they may not, or the test mode is off. Strangers cost no query.
 */
export async function testAccessOf(
  gates: Pick<Gates, 'staffOf'>,
  request: FastifyRequest,
  website: Website,
): Promise<TestAccess> {
  if (!isTestModeOn(website.settings)) return null
  if (website.isDemo) return testAccessOfEveryone(website)
  const staff = await gates.staffOf(request, website)
  return staff !== null && may(staff.role, 'orders.manage') ? 'staff' : null
}
