import { visitorCookieIn } from '#shared/analytics/visitor-cookies.ts'
import type { LessonProgressDetail } from '../islands/lesson-progress.ts'
import { pageEvents } from './page-events.ts'

/** Forms of the site. The built-in ones, of donations, have a colon in their id and are not counted. */
const FORM = 'form[data-form-id]:not([data-form-id*=":"])'
const BUTTON = '.sqs-block-button-element'

/**
 * Tells what visitors do with forms, buttons, the popup and quick views of this page. Nothing is stored in the browser,
 * and of what they type nothing is sent.
 */
export function recordActions(): void {
  const send = (name: string, fields: object = {}) =>
    navigator.sendBeacon(
      `/api/census/${name}`,
      new URLSearchParams({
        visitorCookie: visitorCookieIn(document.cookie, 'visitor'),
        data: JSON.stringify({ url: location.pathname, websiteId: document.body.dataset.websiteId, ...fields }),
      }),
    )
  const seenButtons = new Set<string>()
  /** The forms that someone has begun and not sent, with the title of the last field that they were in. */
  const begun = new Map<string, string>()
  const toldForms = new Set<string>()
  const tellForm = (formId: string, step: string, field?: string) => send('form-render', { formId, step, field })

  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      watching.unobserve(target)
      if (target.matches(FORM)) tellForm((target as HTMLElement).dataset.formId!, 'seen')
      else seenButtons.add(labelOf(target))
    }
  })
  const watch = (root: ParentNode) => {
    for (const element of root.querySelectorAll(`${FORM}, ${BUTTON}`)) watching.observe(element)
  }
  watch(document)

  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLElement>(FORM)
    if (!form) return
    const formId = form.dataset.formId!
    if (!toldForms.has(formId)) tellForm(formId, 'begun')
    toldForms.add(formId)
    begun.set(formId, fieldOf(target as Element))
  })
  document.addEventListener(pageEvents.formSent, ({ target }) => {
    if (!(target as Element).matches(FORM)) return
    const formId = (target as HTMLElement).dataset.formId!
    begun.delete(formId)
    tellForm(formId, 'sent')
    if ((target as Element).closest('.popup-overlay')) send('overlay', { action: 'sent' })
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>(`${BUTTON}, .popup-overlay-action, [data-quick-view]`)
      if (link?.matches(BUTTON)) send('button-click', { buttonText: labelOf(link) })
      else if (link?.dataset.id) send(`RecordQuickView/${link.dataset.id}`)
      else if (link) send('overlay', { action: 'followed' })
    },
    // Before a handler of the page stops it.
    { capture: true },
  )
  document.addEventListener(pageEvents.popupOpened, ({ target }) => {
    send('overlay', { action: 'shown' })
    watch(target as Element)
    ;(target as Element).addEventListener('close', () => send('overlay', { action: 'closed' }))
  })
  // What a lesson reported before this code was loaded.
  const early = document.querySelector<HTMLElement>('[data-told]')?.dataset.told
  if (early) send('lesson', JSON.parse(early))
  document.addEventListener(pageEvents.lessonProgress, (event) =>
    send('lesson', (event as CustomEvent<LessonProgressDetail>).detail),
  )
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || seenButtons.size === 0) return
    send('button-render', { buttons: [...seenButtons] })
    seenButtons.clear()
  })
  // Someone who looks at another tab may come back to the form; someone who leaves the page does not.
  addEventListener('pagehide', () => {
    for (const [formId, field] of begun) tellForm(formId, 'left', field)
    begun.clear()
  })
}

/** The words of an element as people see them, without what only screen readers say. */
function labelOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.visually-hidden, .required')) hidden.remove()
  return (copy.textContent ?? '').trim().slice(0, 100)
}

/** The title of the field that an input belongs to. */
function fieldOf(input: Element): string {
  const field = input.closest('[data-field-id]')
  const title = field?.querySelector('legend') ?? field?.querySelector('label')
  return title ? labelOf(title) : ''
}
