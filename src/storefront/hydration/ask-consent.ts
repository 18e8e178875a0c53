import { type ConsentPurpose, choiceCookie, choiceIn, consentPurposes, purposesFor } from '#shared/consent/choice.ts'
import { refusesTracking } from '../document/refuses-tracking.ts'
import { applyConsent } from './apply-consent.ts'
import { proveConsent } from './prove-consent.ts'

type Action = 'accept' | 'reject' | 'choose' | 'save'

/** Makes the cookie banner work: visitors accept, reject or choose, and can change their choice with a link of the footer. */
export function askConsent(banner: HTMLElement): void {
  const version = Number(banner.dataset.consentBanner)
  const choices = banner.querySelector<HTMLElement>('.consent-choices')!
  const boxes = [...choices.querySelectorAll<HTMLInputElement>('input')]
  const purposes = consentPurposes.filter((purpose) => boxes.some(({ name }) => name === purpose))
  const asked = purposesFor(purposes, refusesTracking())
  let opener: HTMLElement | null = null
  reserveSpace(banner)
  if (asked.length < purposes.length) sayWhatIsRefused()
  applyConsent()

  /** The choice; purposes that the site does not ask for were never a part of it. */
  function chosen(): ConsentPurpose[] | null {
    return choiceIn(document.cookie, version)?.filter((purpose) => asked.includes(purpose)) ?? null
  }

  function sayWhatIsRefused(): void {
    for (const box of boxes) box.closest('label')!.hidden = !asked.some((purpose) => purpose === box.name)
    for (const words of banner.querySelectorAll<HTMLElement>('[data-consent-refused]')) words.hidden = false
  }

  function showChoices(): void {
    const choice = chosen() ?? []
    for (const box of boxes) box.checked = choice.some((purpose) => purpose === box.name)
    choices.hidden = false
    const [choose, save] = [buttonFor('choose'), buttonFor('save')]
    choose.setAttribute('aria-expanded', 'true')
    choose.hidden = true
    save.hidden = false
  }

  function close(): void {
    banner.hidden = true
    opener?.focus()
    opener = null
  }

  function decide(agreed: ConsentPurpose[]): void {
    const before = chosen()
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = choiceCookie(version, agreed, location.protocol === 'https:')
    if (before === null || String(before) !== String(agreed)) proveConsent(Number(banner.dataset.revision), agreed)
    close()
    applyConsent()
    // What runs already can only be stopped by a new page.
    if (before?.some((purpose) => !agreed.includes(purpose))) location.reload()
  }

  const actions: Readonly<Record<Action, () => void>> = {
    accept: () => decide(asked),
    reject: () => decide([]),
    choose: () => {
      showChoices()
      boxes[0]?.focus()
    },
    save: () => decide(asked.filter((purpose) => boxes.some(({ name, checked }) => name === purpose && checked))),
  }
  const buttonFor = (action: Action) => banner.querySelector<HTMLElement>(`[data-consent-do="${action}"]`)!
  for (const action of Object.keys(actions) as Action[]) buttonFor(action).addEventListener('click', actions[action])
  // Who has chosen before can leave it as it is.
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && chosen() && close())
  function openFrom(link: HTMLElement | null): void {
    opener = link
    showChoices()
    banner.hidden = false
    banner.querySelector<HTMLElement>('#consent-title')?.focus()
  }
  const links = [...document.querySelectorAll<HTMLElement>('[data-consent-open]')]
  for (const link of links) link.addEventListener('click', () => openFrom(link))

  // What was pressed while this file was loading (`showConsent`).
  const { pressed } = banner.dataset
  if (pressed === 'open') openFrom(links[0] ?? null)
  else if (pressed !== undefined) actions[pressed as Action]?.()
}

/** Tells the styles how high the banner is, so that nothing stays behind it. */
function reserveSpace(banner: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent-height', `${banner.offsetHeight}px`)).observe(banner)
}
