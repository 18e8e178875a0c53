import type { PopupReply } from '#shared/popup/api.ts'
import { type Popup, type PopupPosition, popupSchema } from '#shared/popup/schema.ts'
import type { ChangeDraft } from '#studio/kit/editor/use-draft-editor.ts'

type WholePopup = PopupReply['popup']

/** The popup in its editor: what is not chosen keeps its fields, so that it can be chosen again. */
export interface PopupDraft extends Omit<WholePopup, 'action' | 'afterSeconds' | 'afterScroll' | 'againAfterDays'> {
  readonly kind: Popup['action']['kind']
  readonly button: { readonly text: string; readonly href: string; readonly newWindow: boolean }
  readonly formId: string | null
  readonly hasDelay: boolean
  readonly afterSeconds: number
  readonly hasScroll: boolean
  readonly afterScroll: number
  readonly opensAgain: boolean
  readonly againAfterDays: number
}
export type ChangePopup = ChangeDraft<PopupDraft>

export function toDraft({ action, afterSeconds, afterScroll, againAfterDays, ...popup }: WholePopup): PopupDraft {
  const { text = '', href = '', newWindow = false } = action.kind === 'button' ? action : {}
  return {
    ...popup,
    kind: action.kind,
    button: { text, href, newWindow },
    formId: action.kind === 'form' ? action.formId : null,
    hasDelay: afterSeconds !== null,
    afterSeconds: afterSeconds ?? 5,
    hasScroll: afterScroll !== null,
    afterScroll: afterScroll ?? 50,
    opensAgain: againAfterDays !== null,
    againAfterDays: againAfterDays ?? 30,
  }
}

export function toPopup(draft: PopupDraft): Popup {
  const { kind, button, formId, hasDelay, hasScroll, opensAgain, picture, ...popup } = draft
  return {
    ...popup,
    picture: picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint },
    action: actionOf(draft),
    afterSeconds: hasDelay ? popup.afterSeconds : null,
    afterScroll: hasScroll ? popup.afterScroll : null,
    againAfterDays: opensAgain ? popup.againAfterDays : null,
  }
}

function actionOf({ kind, button, formId }: PopupDraft): Popup['action'] {
  if (kind === 'button') return { kind, ...button }
  return kind === 'form' ? { kind, formId: formId ?? '' } : { kind }
}

/** The popup as its preview shows it: without what is still incomplete. */
export function toPreview(draft: PopupDraft): Popup {
  const isComplete = popupSchema.safeParse(toPopup({ ...draft, isEnabled: false })).success
  if (isComplete) return toPopup(draft)
  return toPopup({ ...draft, kind: 'none', hasDelay: false, hasScroll: false, opensAgain: false })
}

/** What keeps a draft from being saved, by field; empty when nothing does. */
export function faultsOf(draft: PopupDraft): Record<string, string> {
  const checked = popupSchema.safeParse(toPopup(draft))
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.toReversed().map(({ path, message }) => {
      const field = path.join('.')
      return [field, WORDS[field] ?? message]
    }),
  )
}

const WORDS: Readonly<Record<string, string>> = {
  'action.formId': 'Choose a form.',
  'action.text': 'Enter a text.',
  'action.href': 'Enter a URL or a path.',
  afterScroll: 'Enter a number from 1 to 100.',
  againAfterDays: 'Enter a number from 1 to 365.',
}

export const positionWords: Readonly<Record<PopupPosition, string>> = {
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  center: 'Center',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
}
