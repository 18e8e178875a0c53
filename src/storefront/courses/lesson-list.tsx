import { Check, Clock } from 'lucide-react'
import { ContentText, useContentLanguage } from '../content-text.tsx'
import type { CourseModel, LessonModel } from './model.ts'
import { courseTexts } from './texts.ts'

interface Props {
  readonly course: CourseModel
  /** The lesson whose page this is. */
  readonly currentId?: string
  readonly headingLevel: 2 | 3
  readonly hasExcerpts?: boolean
}

/** The lessons of a course by chapter. The browser marks those that its visitor has completed (`show-lessons.ts`). */
export function LessonList({ course, currentId, headingLevel, hasExcerpts = false }: Props) {
  const Heading = `h${headingLevel}` as const
  const numbers = new Map(
    course.chapters.flatMap(({ lessons }) => lessons).map((lesson, index) => [lesson.id, index + 1]),
  )
  return (
    <div className="course-chapters">
      {course.chapters.map(({ title, lessons }) => (
        <div key={lessons[0]!.id} className="course-chapter">
          {title && (
            <Heading className="course-chapter-title">
              <ContentText>{title}</ContentText>
            </Heading>
          )}
          <ol className="course-lessons" aria-label={title || courseTexts.lessons}>
            {lessons.map((lesson) => (
              <Lesson
                key={lesson.id}
                lesson={hasExcerpts ? lesson : { ...lesson, excerpt: '' }}
                number={numbers.get(lesson.id)!}
                isCurrent={lesson.id === currentId}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

interface LessonProps {
  readonly lesson: LessonModel
  readonly number: number
  readonly isCurrent: boolean
}

function Lesson({ lesson: { id, title, excerpt, href, length, availableOn }, number, isCurrent }: LessonProps) {
  const language = useContentLanguage()
  return (
    <li data-lesson={id} data-item-id={id}>
      <span className="lesson-mark" aria-hidden>
        {href === null ? <Clock size={16} /> : <span>{number}</span>}
        <Check size={16} />
      </span>
      <div className="lesson-words">
        {href === null ? (
          <span className="lesson-title" lang={language}>
            {title}
          </span>
        ) : (
          <a className="lesson-title" href={href} aria-current={isCurrent ? 'page' : undefined} lang={language}>
            {title}
          </a>
        )}
        <span className="visually-hidden" data-done-words="" hidden>
          {courseTexts.complete}
        </span>
        {excerpt && (
          <p className="lesson-excerpt" lang={language}>
            {excerpt}
          </p>
        )}
        {availableOn && (
          <time className="lesson-date" dateTime={availableOn.iso}>
            {courseTexts.availableOn(availableOn.words)}
          </time>
        )}
      </div>
      {length && (
        <time className="lesson-length" dateTime={length.iso}>
          {length.words}
        </time>
      )}
    </li>
  )
}

/** How much of a course is complete; it is seen once the browser knows. */
export function CourseProgress({ course: { lessonCount } }: { course: CourseModel }) {
  return (
    <div className="course-progress">
      <progress max={lessonCount} value={0} aria-label={courseTexts.progress} />
      <p>
        <span className="course-completed" data-completed={courseTexts.completed('%', lessonCount)}>
          {courseTexts.completed('0', lessonCount)}
        </span>
        <span data-saved="">{courseTexts.saved}</span>
        <span data-not-saved={courseTexts.notSaved} />
      </p>
    </div>
  )
}

/** The length of a course as text: '42 min', '1 hr 5 min'. */
export const lengthInWords = (minutes: number): string =>
  minutes < 60 ? courseTexts.minutes(minutes) : courseTexts.hours(Math.floor(minutes / 60), minutes % 60)
