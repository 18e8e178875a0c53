import dialogStyles from '../../dialogs/dialog.css?inline'
import fieldStyles from '../../forms/form-fields.css?inline'
import ownStyles from './dialog.css?inline'

let isAdopted = false

/** Brings the styles of the dialog with its code: few pages ever need them, and those that do cannot tell before. */
export function adoptStyles(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialogStyles + fieldStyles + ownStyles)
  document.adoptedStyleSheets.push(sheet)
}
