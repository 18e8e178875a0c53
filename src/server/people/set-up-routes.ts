import { newBatchId } from '#server/changes/record-change.ts'
import { isSameOrigin } from '#server/http/csrf.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import { checkNewPassword } from '#server/sign-in/check-new-password.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { beginSession } from '#server/sign-in/sessions.ts'
import { addStartingSite } from '#server/starting-sites/add-starting-site.ts'
import { saveStartingPictures } from '#server/starting-sites/save-starting-pictures.ts'
import { changing } from '#server/stores.ts'
import { learnOrigin } from '#server/websites/learn-origin.ts'
import { fail } from '#shared/http/failure.ts'
import { roles } from '#shared/roles/rules.ts'
import { setUpCall } from '#shared/sign-in/schema.ts'
import type { StartingSiteId } from '#shared/starting-sites/choices.ts'
import { startingSites } from '#shared/starting-sites/sites.ts'
import { createFirstWebsite } from './create-first-website.ts'
import { describeStaff } from './describe-staff.ts'
import { firstOwnerOf } from './first-owner.ts'
import { isFromThisMachine, isSetUpCode } from './set-up-code.ts'

/**
 * The first start without a demo: from the machine itself, or with the code that the server printed. It is not served
 * by contract, because there is no website yet.
 */
export function setUpRoutes(services: Services): void {
  const { app, database, websites, csrf, secret } = services
  app.post(
    setUpCall.path,
    {
      schema: {
        summary: setUpCall.summary,
        tags: ['set-up'],
        body: setUpCall.body,
        response: { 200: setUpCall.reply },
      },
      config: { rateLimit: { max: setUpCall.perMinute ?? 20, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      // There is no CSRF token yet, but another site must not be able to set up an installation.
      if (!isSameOrigin(request)) return sendFailure(reply, fail('bad-request').failure)
      if ((await firstOwnerOf(database)) !== null) return sendFailure(reply, fail('already-set-up').failure)
      const body = setUpCall.body!.parse(request.body)
      if (!isFromThisMachine(request) && !isSetUpCode(secret, body.setUpCode))
        return sendFailure(reply, fail('set-up-code-wrong').failure)
      const owner = { email: body.email, names: [body.ownerName, body.siteName] }
      const checked = await checkNewPassword('password', body.password, owner)
      if (!checked.ok) return sendFailure(reply, checked.failure)
      const passwordHash = await hashPassword(body.password)
      const made = await createFirstWebsite(services, { ...body, passwordHash })
      if (!made.ok) return sendFailure(reply, made.failure)
      websites.forget(made.value.websiteId)
      if (body.startingSite) await beginWith(body.startingSite, body.siteName, made.value)
      const token = await beginSession(database, made.value.userId, request, reply)
      csrf.renew(request, reply, made.value.websiteId, token)
      const website = (await websites.byId(made.value.websiteId))!
      await learnOrigin(services, website, request)
      const person = { userId: made.value.userId, name: body.ownerName, email: body.email, role: roles.admin }
      return describeStaff(person, website, request.host)
    },
  )

  /**
   * Adds a starting site after the set-up. When it fails, the owner has an empty site and can add it there: the set-up
   * itself is done.
   */
  async function beginWith(
    id: StartingSiteId,
    siteName: string,
    { websiteId, userId }: { readonly websiteId: string; readonly userId: string },
  ): Promise<void> {
    try {
      const website = { id: websiteId }
      const pictures = await saveStartingPictures(services, website, startingSites[id])
      const wanted = { id, siteName, pictures, use: 'site', withStyles: true } as const
      await changing(services, website, { userId }, (scope) => addStartingSite(scope, wanted, newBatchId()))
      websites.forget(websiteId)
    } catch (error) {
      app.log.error({ err: error }, 'the starting site was not added')
    }
  }
}
