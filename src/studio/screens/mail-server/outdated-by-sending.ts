import { listChangesCall } from '#shared/changes/schema.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { getMailServerCall } from '#shared/mail-server/owner-api.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'

/** What says whether emails are sent: `whoAmICall` tells all screens. */
export const outdatedBySending = [getMailServerCall, whoAmICall, getHomeCall, listEmailsCall, listChangesCall]
