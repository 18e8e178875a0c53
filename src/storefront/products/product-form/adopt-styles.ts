import dialogStyles from '../../dialogs/dialog.css?inline'
import fieldStyles from '../../forms/form-fields.css?inline'
import ownStyles from './dialog.css?inline'

let isAdopted = false

/** Adds the dialog's styles together with its code: few visitors need them, and pages cannot know in advance. */
export function adoptStyles(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialogStyles + fieldStyles + ownStyles)
  document.adoptedStyleSheets.push(sheet)
}
