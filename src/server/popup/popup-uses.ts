import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { Scope } from '#server/scope.ts'
import { popupDocument } from './popup-document.ts'

/** The form in the popup. @param wanted null for any */
export async function formOfPopup(scope: Scope, wanted: string | null): Promise<UsedForm[]> {
  const action = (await popupDocument.read(scope))?.action
  if (action?.kind !== 'form' || (wanted !== null && wanted !== action.formId)) return []
  return [{ formId: action.formId, use: { kind: 'popup', id: scope.websiteId, title: 'The popup', path: null } }]
}

/** The popup, if it shows a picture. */
export async function popupWithPicture(scope: Scope, assetId: string): Promise<string[]> {
  return (await popupDocument.read(scope))?.picture?.id === assetId ? ['the popup'] : []
}
