import Fastify, { LogController } from 'fastify'
import { createAnalytics } from './analytics/analytics.ts'
import { keyOfRequest } from './api-keys/key-of-request.ts'
import { once } from './api-keys/once.ts'
import { type BrowserBundle, readBrowserBundle } from './browser-bundle.ts'
import { createPageCache } from './cache/page-cache.ts'
import { serveCachedPages } from './cache/serve-cached-pages.ts'
import { migrate } from './database/migrate.ts'
import { openSqlite } from './database/open-sqlite.ts'
import type { Env } from './env.ts'
import { createMediaAssets } from './files/media-assets.ts'
import { openFileStore } from './files/open-file-store.ts'
import { formUses, onSubmission } from './form-hooks.ts'
import { createGuard } from './guard/guard.ts'
import { serveApiDocs } from './http/api-docs.ts'
import { createServeBeacon, openBeacons } from './http/beacons.ts'
import { bodyTimes } from './http/body-times.ts'
import { createCsrfGuard } from './http/csrf.ts'
import { currentUrl } from './http/current-url.ts'
import { serveHealth } from './http/health.ts'
import { serveLiveReload, withLiveReload } from './http/live-reload.ts'
import { loggedUrl, logOptions } from './http/log.ts'
import { preparePlatform } from './http/platform.ts'
import { createRateCounter } from './http/rate-limits.ts'
import { readParameters } from './http/read-parameters.ts'
import { readableUrl } from './http/readable-url.ts'
import { pageHeaders } from './http/security-headers.ts'
import { trustedProxies } from './http/sender.ts'
import { createServe, type Gates } from './http/serve.ts'
import { jobRunners } from './job-handlers.ts'
import { createWorker } from './jobs/worker.ts'
import { migrations } from './migrations.ts'
import { createMissingUrlCounter } from './missing-urls/count-missing-urls.ts'
import { orderLifecycleOn } from './order-lifecycle.ts'
import { onPageRemoved } from './page-hooks.ts'
import { createProviders } from './payments/providers.ts'
import { registerRoutes } from './routes.ts'
import { openSealing } from './secrets/open-sealing.ts'
import type { Services } from './services.ts'
import { isOfRemoved, sessionTokenOf, staffOf } from './sign-in/sessions.ts'
import type { Database, Tables } from './tables.ts'
import { undoingOf } from './undoers.ts'
import { onWebsiteCreated } from './website-created.ts'
import { createWebsiteDirectory } from './websites/directory.ts'
import { installationSecret } from './websites/installation-secret.ts'
import { originOf } from './websites/origin.ts'
import { redirectToMain } from './websites/redirect-to-main.ts'

export interface AppOptions {
  /** Whether jobs run and versions are polled automatically; tests do both manually. */
  readonly background: boolean
  /** Whether it answers requests; false for a command, which needs the services alone and starts sooner. */
  readonly hasRoutes?: boolean
  /** The build for browsers; absent: read from `dist/browser`. */
  readonly browser?: BrowserBundle
  /** The destination of the log; absent: standard output. */
  readonly logStream?: { write(line: string): void }
  /** The payment providers; absent: those of production. */
  readonly createProviders?: typeof createProviders
  /** Called for every registered route, for tests that go through all of them. */
  onRoute?(route: { readonly method: string | string[]; readonly url: string }): void
}

/** Opens the database of the environment. */
export async function openDatabase(env: Env): Promise<Database> {
  if (!env.DATABASE_URL) return openSqlite<Tables>(`${env.DATA_DIR}/vitrine.db`)
  // Imported only when used: SQLite starts sooner without it.
  const { openPostgres } = await import('./database/open-postgres.ts')
  return openPostgres<Tables>(env.DATABASE_URL)
}

/** Builds the whole application on an open database; `main.ts` runs it, tests inject requests into it. */
export async function buildApp(env: Env, database: Database, options: AppOptions): Promise<Services> {
  await migrate(database, migrations)
  const secret = await installationSecret(database)
  const trusts = trustedProxies(env.TRUST_PROXY)
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      ...logOptions,
      ...(options.logStream && { stream: options.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: trusts,
    bodyLimit: 64 * 1024,
    requestTimeout: bodyTimes.long,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // URLs that are not valid text, such as '/%ff', are answered like other unknown ones.
    rewriteUrl: ({ url = '/' }) => currentUrl(readableUrl(url)),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300, querystringParser: readParameters },
    // Requests that still arrive over an open connection are answered, and the connection closes with the answer.
    return503OnClosing: false,
  })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  const websites = createWebsiteDirectory(database, {
    poll: options.background,
    hasMailServer: env.SMTP_URL !== undefined,
  })
  const pageCache = createPageCache(env.PAGE_CACHE_MEGABYTES)
  redirectToMain(app, { websites, originOf: (website, request) => originOf(env, website, request) })
  serveCachedPages(app, {
    websites,
    pages: pageCache,
    originOf: (website, request) => originOf(env, website, request),
    headers: pageHeaders(env),
  })
  await preparePlatform(app, env)
  const { beacons } = await openBeacons(app)

  const csrf = createCsrfGuard(secret, sessionTokenOf)
  const countKeyUse = createRateCounter(app, 60_000)
  const gates: Gates = {
    websiteOf: (request) => websites.byHost(request.host),
    staffOf: (request, website) => staffOf(database, request, website.id),
    wasRemoved: (request, website) => isOfRemoved(database, request, website.id),
    isGenuine(request, reply, website) {
      const isGenuine = csrf.isGenuine(request, website.id)
      if (!isGenuine) csrf.ensure(request, reply, website.id)
      return isGenuine
    },
    keyOf: (request, website, contract) =>
      keyOfRequest(
        { database, count: countKeyUse, multiplier: env.RATE_LIMIT_MULTIPLIER },
        request,
        website.id,
        contract,
      ),
    once: (caller, request, work) => once(database, caller, request, work),
    contracts: [],
  }
  const worker = createWorker(database, () => jobRunners(services), {
    start: options.background,
    onError: (error, kind) => app.log.error({ err: error, kind }, 'a job failed'),
  })
  const missingUrls = createMissingUrlCounter(
    { database, websites, worker },
    {
      flushes: options.background,
      onError: (error) => app.log.warn({ err: error }, 'counts of URLs without a page were not written'),
    },
  )
  const analytics = createAnalytics(env, {
    flushes: options.background,
    hasThread: options.background,
    onError: (error) => app.log.warn({ err: error }, 'what visitors do was not written'),
  })
  const mediaAssets = createMediaAssets(database)
  const sealing = await openSealing(env)
  const browser = options.browser ?? readBrowserBundle()
  const services: Services = {
    app,
    env,
    database,
    secret,
    websites,
    csrf,
    guard: createGuard(app, env, secret),
    gates,
    worker,
    files: await openFileStore(env),
    mediaAssets,
    browser: env.VITRINE_RELOAD ? withLiveReload(browser) : browser,
    pageCache,
    missingUrls,
    analytics,
    serve: createServe(app, gates),
    serveBeacon: createServeBeacon(beacons, {
      ...{ gates, websites, trusts },
      headers: pageHeaders(env),
      rateMultiplier: env.RATE_LIMIT_MULTIPLIER,
    }),
    sealing,
    providers: (options.createProviders ?? createProviders)(database, { env, sealing }),
    undoing: undoingOf(env, mediaAssets),
    orderLifecycle: orderLifecycleOn(database, { websites, secret, env }),
    formUses,
    onSubmission,
    onPageRemoved,
    onWebsiteCreated,
  }

  if (options.hasRoutes !== false) {
    if (env.VITRINE_RELOAD) serveLiveReload(app)
    await serveApiDocs(app)
    serveHealth(app, env, database)
    await app.register(async () => registerRoutes(services))
  }
  app.addHook('onClose', async () => {
    await worker.stop()
    await missingUrls.close()
    await analytics.close()
    websites.close()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { logLevel, config } = request.routeOptions
    if (logLevel !== 'silent' && !config.isQuiet) {
      request.log.info(
        {
          method: request.method,
          url: loggedUrl(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
    }
  })
  await app.ready()
  return services
}
