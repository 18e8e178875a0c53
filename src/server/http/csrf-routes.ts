import type { Services } from '#server/services.ts'
import { succeed } from '#shared/http/failure.ts'
import { getCsrfTokenCall } from '#shared/http/schema.ts'

/** Cached pages set no cookie: they get a CSRF token here before their first changing call. */
export function csrfRoutes({ serve, csrf }: Services): void {
  serve(getCsrfTokenCall, async ({ request, reply, website }) => {
    csrf.ensure(request, reply, website.id)
    return succeed({})
  })
}
