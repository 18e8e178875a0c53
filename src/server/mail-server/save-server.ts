import { recordChange } from '#server/changes/record-change.ts'
import {
  deleteMailServer,
  readMailServer,
  type StoredServer,
  writeMailServer,
} from '#server/mail/servers/server-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { mailServerLog } from './change-log.ts'

/** Stores the mail server of the site, and that pages promise emails from now on. */
export async function saveServer(scope: ChangeScope, server: StoredServer, batchId: string): Promise<void> {
  const earlier = await readMailServer(scope)
  await writeMailServer(scope, server)
  await scope.raiseVersion()
  await recordChange(scope, batchId, mailServerLog, {
    nounId: scope.websiteId,
    before: earlier && snapshotOf(earlier),
    after: snapshotOf(server),
  })
}

/** Removes the mail server of the site with its password; false when there was none. */
export async function removeServer(scope: ChangeScope, batchId: string): Promise<boolean> {
  const earlier = await readMailServer(scope)
  if (!earlier) return false
  await deleteMailServer(scope)
  await scope.raiseVersion()
  await recordChange(scope, batchId, mailServerLog, {
    nounId: scope.websiteId,
    before: snapshotOf(earlier),
    after: null,
  })
  return true
}

const snapshotOf = ({ host, port, security, user_name: user, from_address: from }: StoredServer) => ({
  ...{ host, port, security, user, from },
})
