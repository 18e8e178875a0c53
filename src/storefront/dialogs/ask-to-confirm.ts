import confirmStyles from './confirm.css?inline'
import dialogStyles from './dialog.css?inline'

/** What is asked before something that nothing brings back. */
export interface Question {
  readonly title: string
  readonly text: string
  /** What the two buttons do. */
  readonly confirm: string
  readonly cancel: string
}

/**
 * Asks a visitor. The focus begins on the button that loses nothing, stays inside, and returns to where it was. Escape, a
 * click beside it and going back cancel.
 * @returns true when it is confirmed, false when it is canceled
 */
export function askToConfirm({ title, text, confirm, cancel }: Question): Promise<boolean> {
  adoptStyles()
  const opener = document.activeElement
  const dialog = build('dialog', 'confirm-dialog', '')
  dialog.role = 'alertdialog'
  const heading = build('h2', '', title)
  const words = build('p', '', text)
  heading.id = 'confirm-title'
  words.id = 'confirm-text'
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.setAttribute('aria-describedby', words.id)
  const no = build('button', 'button is-quiet', cancel)
  const yes = build('button', 'button', confirm)
  const buttons = build('div', 'confirm-buttons', '')
  const content = build('div', 'confirm-content', '')
  buttons.append(no, yes)
  content.append(heading, words, buttons)
  dialog.append(content)
  document.body.append(dialog)

  return new Promise((resolve) => {
    const asking = new AbortController()
    const { signal } = asking
    // At once: the browser reports later that a dialog is closed, and who asks again until then would get this answer.
    const answer = (isConfirmed: boolean) => {
      asking.abort()
      dialog.close()
      dialog.remove()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      resolve(isConfirmed)
    }
    const refuse = () => answer(false)
    no.type = 'button'
    yes.type = 'button'
    no.addEventListener('click', refuse, { signal })
    yes.addEventListener('click', () => answer(true), { signal })
    dialog.addEventListener('click', ({ target }) => target === dialog && refuse(), { signal })
    addEventListener('popstate', refuse, { signal })
    dialog.addEventListener('cancel', refuse, { signal })
    // Browsers close a dialog without asking where its page had no input before.
    dialog.addEventListener('close', refuse, { signal })
    dialog.showModal()
    no.focus()
  })
}

function build<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text: string) {
  const element = document.createElement(name)
  if (className) element.className = className
  if (text) element.textContent = text
  return element
}

let isAdopted = false

/** Few visitors are ever asked: the styles come with the code. */
function adoptStyles(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialogStyles + confirmStyles)
  document.adoptedStyleSheets.push(sheet)
}
