import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import type { Scope } from '#server/scope.ts'
import { followLinks } from '#server/site/follow-links.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { shownForm } from '#server/site/shown-form.ts'
import { styleFileOf } from '#server/site/style-files.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { Popup } from '#shared/popup/schema.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import type { FormModel, PostedForm } from '#storefront/blocks/form/model.ts'
import { popupScreen, popupStyles } from '#storefront/screens/popup/screen.tsx'

/** A page that contains only the popup. Other pages take it from there when it opens. */
export async function showPopup(
  request: PageRequest,
  popup: Popup,
  posted: PostedForm | null = null,
): Promise<RenderedPage> {
  const action = await followLinks(popup.action, request.sources)
  const site = await siteOf(request)
  return renderPage({
    site,
    isPersonal: posted !== null,
    files: request.files,
    screen: popupScreen,
    model: {
      title: popup.title,
      paragraphs: paragraphsOf(popup.text),
      picture: await request.sources.picture(popup.picture),
      position: popup.position,
      theme: popup.theme === null ? null : request.website.styles.themes[popup.theme],
      button: action.kind === 'button' && action.href !== '' ? action : null,
      form: await formIn(request, popup, posted),
      styles: styleFileOf(popupStyles),
    },
    head: {
      pageType: pageTypes.popupOverlay,
      title: popup.title,
      description: '',
      path: POPUP_PATH,
      canonicalPath: null,
      showsCartPill: false,
    },
  })
}

/** The form in the popup; null when it has none. */
export async function formOf({ sources }: PageRequest, { action }: Popup): Promise<PublicForm | null> {
  return action.kind === 'form' ? sources.frameForm(action.formId) : null
}

async function formIn(request: PageRequest, popup: Popup, posted: PostedForm | null): Promise<FormModel | null> {
  const form = await formOf(request, popup)
  if (!form) return null
  const shown = await shownForm(request, form, posted?.answers, 'popup')
  return {
    id: 'popup-form',
    type: 'form',
    ...shown,
    // Its title is already the popup’s.
    form: {
      ...shown.form,
      fields: shown.form.fields.filter((field) => field.type !== 'section' || field.title !== popup.title),
    },
    page: { id: '', title: popup.title },
    idPrefix: 'popup-',
    postsTo: POPUP_PATH,
    isSent: request.query.get('submitted') === form.id && posted === null,
    posted,
  }
}

/** A picture with its file; null when the file is gone. */
export async function wholePicture(scope: Scope, picture: Popup['picture']): Promise<Picture | null> {
  if (picture === null) return null
  const asset = (await readPictureAssets(scope, [picture.id])).get(picture.id)
  return asset ? toPicture(asset, picture) : null
}
