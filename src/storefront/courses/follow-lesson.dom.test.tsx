import { waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ModelOf } from '../blocks/model.ts'
import { LESSON_PROGRESS, type LessonProgressDetail } from '../islands/lesson-progress.ts'
import { courseScreen } from '../screens/course/screen.tsx'
import type { ItemModel } from '../screens/item/model.ts'
import { itemScreen } from '../screens/item/screen.tsx'
import type { LessonPageModel } from '../screens/lesson/model.ts'
import { lessonScreen } from '../screens/lesson/screen.tsx'
import { followLesson } from './follow-lesson.ts'
import type { CourseModel } from './model.ts'
import { showCourse } from './show-course.ts'

const KEY = 'vitrine-course-course-1'

const lesson = (id: string, title: string, isComing = false) => ({
  ...{ id, title, excerpt: '', length: null },
  href: isComing ? null : `/first-bowl/${id}`,
  availableOn: isComing ? { words: 'May 3, 2099', iso: '2099-05-03' } : null,
})
const course: CourseModel = {
  ...{ id: 'course-1', title: 'First bowl', href: '/first-bowl', lessonCount: 3, minutes: 4 },
  chapters: [
    { title: '', lessons: [lesson('wedging', 'Wedging')] },
    { title: 'Wheel', lessons: [lesson('centering', 'Centering $& pulling'), lesson('opening', 'Opening', true)] },
  ],
}
const video: ModelOf<'video'> = {
  ...{ id: 'wedging', type: 'video', source: 'file', title: 'Wedging', caption: '', ratio: '16/9', poster: null },
  ...{ captions: null, href: '' },
  file: { id: 'file-1', assetUrl: '/media/file-1/wedging.mp4', filename: 'wedging.mp4' },
}
const link: ModelOf<'video'> = { ...video, source: 'link', file: null, href: 'https://vimeo.com/76979871' }

let told: LessonProgressDetail[] = []
const listen = (event: Event) => told.push((event as CustomEvent<LessonProgressDetail>).detail)
const reached = () => told.map((detail) => detail.reached)

/** The window outlives these tests: it keeps no listeners of them. */
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  told = []
  listeners.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener))
  // Other tests of the same worker may have stored something.
  localStorage.clear()
  document.addEventListener(LESSON_PROGRESS, listen)
})
afterEach(() => {
  document.removeEventListener(LESSON_PROGRESS, listen)
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The page of the first lesson as the server draws it, with its island. */
function openLesson(played: ModelOf<'video'> | null): HTMLElement {
  const model: LessonPageModel = {
    ...{ id: 'wedging', title: 'Wedging', excerpt: '', chapter: '', number: 1, course, video: played, picture: null },
    ...{ sections: [], previous: null, next: { label: 'Centering', href: '/first-bowl/centering' } },
  }
  const Component = lessonScreen.component
  document.body.innerHTML = renderToStaticMarkup(<Component model={model} />)
  const root = document.querySelector<HTMLElement>('[data-island="courses/lesson"]')!
  followLesson(root)
  return root
}

function openCourse(shown: CourseModel = course): HTMLAnchorElement {
  const Component = courseScreen.component
  document.body.innerHTML = renderToStaticMarkup(<Component model={{ course: shown, cover: null, description: [] }} />)
  showCourse(document.querySelector<HTMLElement>('[data-island="courses/course"]')!)
  return document.querySelector<HTMLAnchorElement>('.course-start')!
}

/** Plays a part of the video as a browser tells it. */
function play(from: number, to: number, duration: number): void {
  const element = document.querySelector('video')!
  const at = (seconds: number, name: string) => {
    Object.defineProperties(element, {
      currentTime: { value: seconds, configurable: true, writable: true },
      duration: { value: duration, configurable: true },
      seeking: { value: name === 'seeking', configurable: true },
    })
    element.dispatchEvent(new Event(name))
  }
  at(from, 'seeking')
  at(from, 'seeked')
  at(from, 'play')
  for (let seconds = from + 1; seconds < to; seconds += 1) at(seconds, 'timeupdate')
  at(to, 'pause')
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

test('opening a course and a lesson stores nothing', () => {
  openCourse()
  openLesson(video)
  listeners.get('pagehide')!({})
  expect(localStorage).toHaveLength(0)
  expect(told).toEqual([])
})

test('a video goes on where it was left', () => {
  openLesson(video)
  play(0, 33, 100)
  expect(stored()).toMatchObject({ done: [], last: 'wedging', left: [['wedging', 33]] })
  openLesson(video)
  expect(document.querySelector('video')!.currentTime).toBe(33)
})

test('a video that was played before the code came is started', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
  openLesson(video)
  expect(reached()).toEqual([0])
})

test('a video that is played into its last tenth completes the lesson, and each tenth is told once', () => {
  const root = openLesson(video)
  play(0, 25, 100)
  expect(reached()).toEqual([0, 1, 2, 3])
  play(0, 5, 100)
  play(90, 92, 100)
  expect(reached()).toEqual([0, 1, 2, 3, 10])
  expect(told[0]!.lessonId).toBe('wedging')
  expect(stored()).toEqual({ done: ['wedging'], last: 'wedging', left: [], reached: [['wedging', 10]] })
  expect(root.querySelector('[data-complete-mark]')!.hasAttribute('hidden')).toBe(false)
  expect(root.querySelector('.course-completed')!.textContent).toBe('1 of 3 lessons complete')
})

test('who comes back to a lesson is told with what is new only', () => {
  openLesson(video)
  play(0, 25, 100)
  told = []
  openLesson(video)
  play(0, 45, 100)
  expect(told).toEqual([
    { lessonId: 'wedging', from: 3, reached: 4 },
    { lessonId: 'wedging', from: 4, reached: 5 },
  ])
  play(90, 92, 100)
  expect(told.at(-1)).toEqual({ lessonId: 'wedging', from: 5, reached: 10 })
  told = []
  openLesson(video)
  play(0, 100, 100)
  expect(told).toEqual([])
})

test('what another tab has told is not told again, nor after the course is begun again', async () => {
  openLesson(video)
  localStorage.setItem(
    KEY,
    JSON.stringify({ done: ['wedging'], last: 'wedging', left: [], reached: [['wedging', 10]] }),
  )
  play(0, 100, 100)
  expect(told).toEqual([])
  localStorage.setItem(
    KEY,
    JSON.stringify({ done: ['wedging', 'centering'], last: 'wedging', left: [], reached: [['wedging', 10]] }),
  )
  openCourse()
  await beginAgain('Delete progress')
  expect(stored()).toEqual({ done: [], last: null, left: [], reached: [['wedging', 10]] })
  openLesson(video)
  play(0, 100, 100)
  expect(told).toEqual([])
  expect(stored().done).toEqual(['wedging'])
})

test('what a lesson tells before it is counted stays at it', () => {
  const root = openLesson(null)
  expect(JSON.parse(root.dataset.told!)).toEqual({ lessonId: 'wedging', from: -1, reached: 0 })
  root.querySelector('button')!.click()
  expect(JSON.parse(root.dataset.told!)).toEqual({ lessonId: 'wedging', from: -1, reached: 10 })
})

test('a lesson without a video is started at once, and complete when it is marked', () => {
  const root = openLesson(null)
  const button = root.querySelector('button')!
  expect(reached()).toEqual([0])
  expect(button.textContent).toBe('Mark as complete')
  button.click()
  expect(reached()).toEqual([0, 10])
  expect(root.querySelector('[role=status]')!.textContent).toBe('Lesson marked as complete.')
  expect(root.querySelector('[data-lesson=wedging]')!.hasAttribute('data-is-done')).toBe(true)
  expect(button.textContent).toBe('Mark as not complete')
  button.click()
  expect(stored().done).toEqual([])
  expect(root.querySelector('[data-lesson=wedging] [data-done-words]')!.hasAttribute('hidden')).toBe(true)
  button.click()
  expect(reached()).toEqual([0, 10])
})

test('a video of another company tells its time from its own frame, and nothing else does', async () => {
  const root = openLesson(link)
  const place = root.querySelector('.video-frame')!
  const pressed = place.querySelector<HTMLElement>('[data-frame]')!
  const frame = document.createElement('iframe')
  place.replaceChildren(frame)
  // Nothing is loaded here.
  Object.defineProperties(frame, { src: { value: pressed.dataset.frame }, contentWindow: { value: window } })
  await Promise.resolve()
  expect(reached()).toEqual([0])
  const send = (seconds: number, origin = 'https://player.vimeo.com', source: Window | null = window) => {
    const data = { event: 'timeupdate', data: { seconds, duration: 100 } }
    listeners.get('message')!({ data, origin, source })
  }
  for (const [origin, source] of [
    ['https://evil.example', window],
    ['https://player.vimeo.com', null],
  ] as const) {
    send(1, origin, source)
    send(3, origin, source)
  }
  expect(reached()).toEqual([0])
  for (const seconds of [0, 2, 4, 6]) send(seconds)
  // A step that is too long was skipped.
  for (const seconds of [80, 82]) send(seconds)
  expect(reached()).toEqual([0, 1, 9])
  expect(stored().left[0][0]).toBe('wedging')
})

test('a course begins and goes on', () => {
  expect(openCourse().textContent).toBe('Start course')
  openLesson(null).querySelector('button')!.click()
  const start = openCourse()
  expect([start.textContent, start.pathname]).toEqual(['Continue: Centering $& pulling', '/first-bowl/centering'])
  expect(document.querySelector('progress')!.value).toBe(1)
  expect([start.hidden, again().hidden, doneWords()]).toEqual([false, true, null])
})

const again = () => document.querySelector<HTMLButtonElement>('[data-again]')!
const doneWords = () => document.querySelector('.course-done:not([hidden])')?.textContent ?? null
const withoutComing: CourseModel = { ...course, chapters: course.chapters.slice(0, 1), lessonCount: 1 }

/** Presses “Start again”, and answers what it asks. */
async function beginAgain(answer: string) {
  again().click()
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
  buttons.find(({ textContent }) => textContent === answer)!.click()
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
}

test.each([
  [
    'with a lesson to come',
    course,
    'You have completed every lesson that is available. The next one opens on May 3, 2099.',
  ],
  ['whose lessons are all open', withoutComing, 'You have completed every lesson.'],
])('who has completed a course %s reads so, and begins again only when they confirm it', async (_, shown, words) => {
  const done = { done: ['wedging', 'centering'], last: 'centering', left: [], reached: [] }
  localStorage.setItem(KEY, JSON.stringify(done))
  const start = openCourse(shown)
  expect([start.hidden, again().hidden, doneWords()]).toEqual([true, false, words])
  await beginAgain('Cancel')
  expect(stored()).toEqual(done)
  await beginAgain('Delete progress')
  expect(stored()).toBeNull()
  expect([start.hidden, start.textContent, again().hidden, doneWords()]).toEqual([false, 'Start course', true, null])
})

test('where the browser stores nothing, the page says so instead of the contrary', () => {
  const root = openLesson(null)
  const saved = () => root.querySelector<HTMLElement>('[data-saved]')!.hidden
  const words = () => [...root.querySelectorAll('[data-not-saved]')].map(({ textContent }) => textContent)
  expect([saved(), words()]).toEqual([false, ['', '']])
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  root.querySelector('button')!.click()
  const sentence = 'Your progress can’t be saved: the storage of this browser is full or turned off.'
  expect([saved(), words()]).toEqual([true, [sentence, sentence]])
  expect(root.querySelector('[data-not-saved][role=status]')).not.toBeNull()
})

test('where the browser refuses its storage, the page of the course says so at once', () => {
  vi.stubGlobal('localStorage', null)
  openCourse()
  expect(document.querySelector<HTMLElement>('[data-saved]')!.hidden).toBe(true)
  expect(document.querySelector('[data-not-saved]')!.textContent).toMatch(/^Your progress can’t be saved/)
})

test('a single video tells how far it is watched, and goes on where it was left', () => {
  const Component = itemScreen.component
  const open = () => {
    document.body.innerHTML = renderToStaticMarkup(<Component model={{ ...singleVideo, video }} />)
    followLesson(document.querySelector<HTMLElement>('[data-island="courses/lesson"]')!)
  }
  open()
  expect(told).toEqual([])
  play(0, 25, 100)
  expect(reached()).toEqual([0, 1, 2, 3])
  open()
  expect(document.querySelector('video')!.currentTime).toBe(25)
  play(25, 35, 100)
  expect(reached()).toEqual([0, 1, 2, 3, 4])
})

const singleVideo: ItemModel = {
  ...{ kind: 'lessons', title: 'Wedging', collection: { label: 'Videos', href: '/videos' }, collectionId: 'course-1' },
  ...{ date: null, event: null, author: null, recording: null, video: null, length: null, excerpt: '', picture: null },
  ...{ categories: [], tags: [], source: null, sections: [], newer: null, older: null },
}
