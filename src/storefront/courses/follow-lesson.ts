import { LESSON_END, NOT_STARTED } from '#shared/analytics/lessons.ts'
import { LESSON_PROGRESS, type LessonProgressDetail } from '../islands/lesson-progress.ts'
import { followFrame, withTime } from './follow-frame.ts'
import { followVideo, type VideoListener } from './follow-video.ts'
import {
  type CourseProgress,
  leftAt,
  reachedOf,
  readProgress,
  refusesStorage,
  saveProgress,
  withDone,
  withLeft,
  withReached,
} from './progress.ts'
import { sayNotSaved, showLessons } from './show-lessons.ts'
import { watchTenths } from './watch-tenths.ts'

/** The place of a video is stored after this much was played, and when it is paused or left. */
const SAVED_EVERY_SECONDS = 5
const VIDEO = ':is(.lesson, .item-video) > .video-block .video-frame'

/**
 * Follows what a visitor does with a lesson: stores their progress in their browser once they play or mark something,
 * lets the video go on where it was left, and tells the page how far they came.
 */
export function followLesson(root: HTMLElement): void {
  const { course: courseId = '', lessonId = '' } = root.dataset
  const show = showingOf(root, lessonId)
  let progress = readProgress(courseId)
  const change = (next: CourseProgress) => {
    progress = next
    if (!saveProgress(courseId, progress)) sayNotSaved(root)
    show(progress)
  }
  const hasVideo = root.querySelector(VIDEO) !== null
  const toldBefore = () => reachedOf(readProgress(courseId), lessonId)
  const tell = tellingOf(root, lessonId, toldBefore, (reached) => {
    // Nothing is stored only because a page was opened.
    if (hasVideo || reached > 0) change(withReached(readProgress(courseId), lessonId, reached))
  })
  const isDone = () => progress.done.includes(lessonId)
  const complete = () => {
    tell(LESSON_END)
    // Another tab may have stored something meanwhile.
    if (!isDone()) change(withDone(readProgress(courseId), lessonId, true))
  }

  root.querySelector('[data-mark]')?.addEventListener('click', () => {
    const wasDone = isDone()
    if (wasDone) change(withDone(readProgress(courseId), lessonId, false))
    else complete()
    say(root, !wasDone)
  })
  followVideoOf(root, leftAt(progress, lessonId), {
    onStarted: () => tell(0),
    onReached: (tenth) => (tenth === LESSON_END ? complete() : tell(tenth)),
    onPlace: (seconds) => {
      if (!isDone()) change(withLeft(readProgress(courseId), lessonId, seconds))
    },
  })
  const again = () => {
    progress = readProgress(courseId)
    show(progress)
  }
  if (refusesStorage()) sayNotSaved(root)
  // Another tab, or a page from which the visitor comes back.
  addEventListener('storage', again)
  addEventListener('pageshow', ({ persisted }) => persisted && again())
  show(progress)
}

interface LessonListener {
  readonly onStarted: () => void
  readonly onReached: (tenth: number) => void
  readonly onPlace: (seconds: number) => void
}

/**
 * Follows the video of a lesson, which is a file or a frame that a press opens. A lesson without one is started at
 * once.
 */
function followVideoOf(root: HTMLElement, startAt: number, { onStarted, onReached, onPlace }: LessonListener): void {
  const count = watchTenths(onReached)
  let [at, saved] = [startAt, startAt]
  const save = () => {
    if (at !== saved) onPlace(at)
    saved = at
  }
  const listener: VideoListener = {
    onStarted,
    onPlayed: (from, to, duration) => {
      at = to
      if (Math.abs(at - saved) >= SAVED_EVERY_SECONDS) save()
      count(from, to, duration)
    },
    onLeft: save,
  }
  const place = root.querySelector<HTMLElement>(VIDEO)
  const video = place?.querySelector('video')
  if (video) followVideo(video, startAt, listener)
  else if (place) followFrameIn(place, startAt, listener)
  else onStarted()
}

/** The frame may be there already: its link can be pressed before this code is loaded. */
function followFrameIn(place: HTMLElement, startAt: number, listener: VideoListener): void {
  const opened = place.querySelector('iframe')
  if (opened) {
    followFrame(opened, listener)
    return
  }
  const link = place.querySelector<HTMLElement>('[data-frame]')
  if (link) link.dataset.frame = withTime(link.dataset.frame!, startAt)
  const watching = new MutationObserver(() => {
    const frame = place.querySelector('iframe')
    if (!frame) return
    watching.disconnect()
    followFrame(frame, listener)
  })
  watching.observe(place, { childList: true })
}

/**
 * Tells the page how far the visitor came: each tenth once in this browser, so that who comes back is not counted
 * again.
 * @param toldBefore what was reported before, also in another tab
 * @param store stores what is reported
 */
function tellingOf(
  root: HTMLElement,
  lessonId: string,
  toldBefore: () => number,
  store: (reached: number) => void,
): (reached: number) => void {
  let told = NOT_STARTED
  return (reached) => {
    const from = Math.max(told, toldBefore())
    if (reached <= from) return
    told = reached
    store(reached)
    const detail: LessonProgressDetail = { lessonId, from, reached }
    // What counts it is loaded when the page is idle.
    const early = root.dataset.told ? (JSON.parse(root.dataset.told) as LessonProgressDetail) : detail
    root.dataset.told = JSON.stringify({ ...detail, from: early.from })
    document.dispatchEvent(new CustomEvent(LESSON_PROGRESS, { detail }))
  }
}

/** Shows in the list, beside the title and on the button what is complete. */
function showingOf(root: HTMLElement, lessonId: string): (progress: CourseProgress) => void {
  const button = root.querySelector<HTMLElement>('[data-mark]')
  const marks = root.querySelectorAll<HTMLElement>('[data-complete-mark]')
  return (progress) => {
    showLessons(root, progress)
    const isDone = progress.done.includes(lessonId)
    for (const mark of marks) mark.hidden = !isDone
    if (!button) return
    button.textContent = (isDone ? button.dataset.incomplete : button.dataset.complete)!
    button.classList.toggle('is-quiet', isDone)
    button.classList.toggle('is-secondary', !isDone)
  }
}

function say(root: HTMLElement, isDone: boolean): void {
  const status = root.querySelector<HTMLElement>('.lesson-done [role=status]')
  if (status) status.textContent = (isDone ? status.dataset.complete : status.dataset.incomplete)!
}
