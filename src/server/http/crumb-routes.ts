import type { Services } from '#server/services.ts'
import { succeed } from '#shared/http/failure.ts'
import { getCrumb } from '#shared/http/schema.ts'

/** Cached pages set no cookie: they get a CSRF token here before their first changing call. */
export function crumbRoutes({ serve, crumbs }: Services): void {
  serve(getCrumb, async ({ request, reply, website }) => {
    crumbs.ensure(request, reply, website.id)
    return succeed({})
  })
}
