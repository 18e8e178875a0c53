import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Analytics } from './analytics/analytics.ts'
import type { BrowserBundle } from './browser-bundle.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Undoing } from './changes/undoer.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { MediaAssets } from './files/media-asset.ts'
import type { FindFormUses } from './forms/definition/form-uses.ts'
import type { OnSubmission } from './forms/submissions/on-submission.ts'
import type { Guard } from './guard/guard.ts'
import type { ServeBeacon } from './http/beacons.ts'
import type { CsrfGuard } from './http/csrf.ts'
import type { Gates, Serve } from './http/serve.ts'
import type { Worker } from './jobs/worker.ts'
import type { MissingUrlCounter } from './missing-urls/missing-url-counter.ts'
import type { OrderLifecycle } from './orders/lifecycle.ts'
import type { OnPageRemoved } from './pages/on-page-removed.ts'
import type { PaymentProviders } from './payments/providers.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Database } from './tables.ts'
import type { OnWebsiteCreated } from './websites/create-website.ts'
import type { WebsiteDirectory } from './websites/directory.ts'

/** Dependencies of routes and jobs; made once in `app.ts`. */
export interface Services {
  readonly app: FastifyInstance
  readonly env: Env
  readonly database: Database
  /** Signs links and CSRF tokens; the same on every node. */
  readonly secret: KeyObject
  /** Encrypts owners' secrets; null when the installation has no key for it (`SECRETS_KEY`). */
  readonly sealing: Sealing | null
  readonly websites: WebsiteDirectory
  readonly files: FileStore
  /** The pictures that were served lately. */
  readonly mediaAssets: MediaAssets
  readonly browser: BrowserBundle
  readonly pageCache: PageCache
  readonly missingUrls: MissingUrlCounter
  readonly analytics: Analytics
  readonly csrf: CsrfGuard
  readonly guard: Guard
  readonly gates: Gates
  readonly serve: Serve
  readonly serveBeacon: ServeBeacon
  readonly worker: Worker
  readonly providers: PaymentProviders
  readonly undoing: Undoing
  readonly orderLifecycle: OrderLifecycle
  readonly formUses: FindFormUses
  readonly onSubmission: readonly OnSubmission[]
  readonly onPageRemoved: readonly OnPageRemoved[]
  readonly onWebsiteCreated: readonly OnWebsiteCreated[]
}
