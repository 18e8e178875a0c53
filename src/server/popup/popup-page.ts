import { inputsOf } from '#server/forms/submissions/answers-of-post.ts'
import { createFormPosts } from '#server/forms/submissions/submit-form-post.ts'
import type { Services } from '#server/services.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { formOf, showPopup } from './show-popup.ts'

/** The popup's form when it is posted without the script of forms. */
export function registerPopupPosts(services: Services, serve: ServePage): void {
  const submitPost = createFormPosts(services)

  serve('POST', POPUP_PATH, async (page, request, reply) => {
    const { popup } = page.website
    const form = popup?.isEnabled ? await formOf(page, popup) : null
    const inputs = inputsOf(request.body)
    if (!popup || !form || inputs.get('_form') !== form.id) return showNotFound(page, { isPersonal: true })
    const at = { id: '', title: popup.title }
    return submitPost({ page, at, form, inputs, show: (posted) => showPopup(page, popup, posted) }, request, reply)
  })
}
