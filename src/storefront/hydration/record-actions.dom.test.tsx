import { afterEach, expect, test, vi } from 'vitest'
import { pageEvents } from './page-events.ts'
import { recordActions } from './record-actions.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('what happens with forms of the site and lessons is told, and nothing of the built-in form of a donation', () => {
  const told: unknown[] = []
  const sendBeacon = (path: string, body: URLSearchParams) => told.push([path, JSON.parse(body.get('data')!)])
  vi.stubGlobal('navigator', { sendBeacon })
  const watched: Element[] = []
  let see = (_: object[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof see) {
        see = tell
      }
      observe = (target: Element) => watched.push(target)
      unobserve() {
        // Each form is seen once here.
      }
    },
  )
  // The document outlives this test: it keeps no listeners of it.
  const listeners = new Map<string, (event: object) => void>()
  vi.spyOn(document, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.set(name, listener as (event: object) => void)
  })
  vi.stubGlobal('addEventListener', () => {})
  document.body.innerHTML = ['contact-0001', 'donation:once+month:fund-0001']
    .map((id) => `<form data-form-id="${id}"><input></form>`)
    .join('')
  const started = { lessonId: 'lesson-0001', from: -1, reached: 0 }
  document.body.insertAdjacentHTML('beforeend', `<div data-told='${JSON.stringify(started)}'></div>`)
  recordActions()
  expect(told.pop()).toEqual(['/api/census/lesson', expect.objectContaining(started)])
  see(watched.map((target) => ({ target, isIntersecting: true })))
  for (const form of document.querySelectorAll('form')) {
    listeners.get('input')!({ target: form.querySelector('input') })
    listeners.get(pageEvents.formSent)!({ target: form })
  }
  const detail = { lessonId: 'lesson-0001', from: 0, reached: 3 }
  listeners.get(pageEvents.lessonProgress)!(new CustomEvent(pageEvents.lessonProgress, { detail }))
  expect(told.pop()).toEqual(['/api/census/lesson', expect.objectContaining(detail)])
  expect(told).toEqual(
    ['seen', 'begun', 'sent'].map((step) => [
      '/api/census/form-render',
      expect.objectContaining({ formId: 'contact-0001', step }),
    ]),
  )
})
