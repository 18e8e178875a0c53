import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { attachmentHeader } from '#server/files/attachment-header.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import { createServe, type Staff } from '#server/http/serve.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import * as contracts from '#shared/imports/api.ts'
import type { Import } from '#shared/imports/schema.ts'
import { templateRows } from '#shared/imports/template.ts'
import { may } from '#shared/roles/rules.ts'
import { beginUndo, decideImport, discardImport, retryPictures, startImport, stopImport } from './change-import.ts'
import { exportArchive } from './export-archive.ts'
import { exportProducts } from './export-products.ts'
import { exportReport } from './export-report.ts'
import { findImport, isOfPosts, listImports, readImport } from './import-store.ts'
import { listPictures } from './picture-store.ts'
import { listRows } from './row-store.ts'
import { uploadImport } from './upload-import.ts'

/** Product files: import with a dry run first and an undo, and export. */
export function importRoutes(services: Services): void {
  const { app, gates, serve } = services
  const here = (website: { id: string }) => reading(services, website)
  app.register(async (inner: FastifyInstance) => serveUpload(inner))

  serve(contracts.listImportsCall, async ({ website }) => succeed({ imports: await listImports(here(website)) }))

  serve(contracts.getImportCall, async ({ website, parameters }) => shown(here(website), parameters.importId))

  serve(contracts.listImportRowsCall, async ({ website, parameters, query }) => {
    const scope = here(website)
    if (!(await findImport(scope, parameters.importId))) return fail('import-not-found')
    return succeed(await listRows(scope, parameters.importId, query))
  })

  serve(contracts.exportImportRowsCall, async ({ reply, website, parameters }) => {
    const scope = here(website)
    if (!(await findImport(scope, parameters.importId))) return fail('import-not-found')
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentHeader(`import-report-${website.slug}.csv`))
      .send(exportReport(scope, parameters.importId))
  })

  serve(contracts.listImportPicturesCall, async ({ website, parameters, query }) => {
    const scope = here(website)
    if (!(await findImport(scope, parameters.importId))) return fail('import-not-found')
    return succeed(await listPictures(scope, parameters.importId, query))
  })

  serve(contracts.startImportCall, ({ website, staff, parameters }) =>
    changed(website, staff, parameters.importId, (scope) => startImport(scope, parameters.importId)),
  )

  serve(contracts.decideImportCall, ({ website, staff, parameters, body }) =>
    changed(website, staff, parameters.importId, (scope) => decideImport(scope, parameters.importId, body)),
  )

  serve(contracts.stopImportCall, ({ website, staff, parameters }) =>
    changed(website, staff, parameters.importId, (scope) => stopImport(scope, parameters.importId)),
  )

  serve(contracts.undoImportCall, ({ website, staff, parameters, query }) =>
    changed(website, staff, parameters.importId, (scope) =>
      beginUndo(scope, parameters.importId, query.keepChanged === 'yes'),
    ),
  )

  serve(contracts.retryImportPicturesCall, ({ website, staff, parameters }) =>
    changed(website, staff, parameters.importId, (scope) => retryPictures(scope, parameters.importId)),
  )

  serve(contracts.discardImportCall, ({ website, staff, parameters }) =>
    changing(services, website, staff, (scope) => discardImport(scope, parameters.importId)),
  )

  serve(contracts.importTemplateCall, async ({ reply }) =>
    sendCsv(reply, 'products-template.csv', Readable.from(templateRows())),
  )

  serve(contracts.exportProductsCall, async ({ request, reply, website, query }) => {
    const origin = `${request.protocol}://${request.host}`
    const file = await exportProducts(here(website), website, { ...query, origin })
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentHeader(`products-${website.slug}-${dayNow()}.csv`))
      .send(file)
  })

  serve(contracts.exportArchiveCall, async ({ request, reply, website }) => {
    const origin = `${request.protocol}://${request.host}`
    const file = await exportArchive(here(website), website, { files: services.files, origin })
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentHeader(`products-${website.slug}-${dayNow()}.zip`))
      .send(file)
  })

  function serveUpload(inner: FastifyInstance): void {
    // Permissions are checked before a byte of the file is read.
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('text/csv', (_request, body, done) => done(null, body))
    createServe(inner, gates)(contracts.uploadImportCall, async ({ request, website, staff, query }) => {
      const body = (request.body ?? Readable.from([])) as AsyncIterable<Buffer>
      const uploaded = await uploadImport(services, website, staff, body, { ...query, role: staff.role })
      return uploaded.ok ? shown(here(website), uploaded.value) : uploaded
    })
  }

  async function changed<Code extends string>(
    website: { id: string },
    staff: Pick<Staff, 'userId' | 'role'>,
    importId: string,
    change: (scope: ChangeScope) => Promise<Result<unknown, Code>>,
  ): Promise<Result<{ import: Import }, Code | 'import-not-found' | 'not-permitted'>> {
    // Who may sell products may not write posts by that.
    if (!may(staff.role, 'pages.write') && (await isOfPosts(here(website), importId))) return fail('not-permitted')
    const outcome = await changing(services, website, staff, change)
    return outcome.ok ? shown(here(website), importId) : outcome
  }
}

const dayNow = () => new Date().toISOString().slice(0, 10)

async function shown(scope: Scope, importId: string): Promise<Result<{ import: Import }, 'import-not-found'>> {
  const found = await readImport(scope, importId)
  return found ? succeed({ import: found }) : fail('import-not-found')
}
