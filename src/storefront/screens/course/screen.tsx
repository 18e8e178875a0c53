import { useContentLanguage } from '../../content-text.tsx'
import { CourseProgress, LessonList, lengthInWords } from '../../courses/lesson-list.tsx'
import { courseTexts } from '../../courses/texts.ts'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { CoursePageModel } from './model.ts'

/** The page of a course: its cover, its words, the way into it, and its lessons by chapter. */
export const courseScreen = defineScreen<CoursePageModel>({
  component: CourseScreen,
  styles: ['courses/lesson-list', 'screens/course/screen'],
})

function CourseScreen({ model: { course, cover, description } }: { model: CoursePageModel }) {
  const language = useContentLanguage()
  const { title, chapters, lessonCount, minutes } = course
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const first = lessons.find(({ href }) => href !== null)
  const [next] = lessons
    .flatMap(({ availableOn }) => availableOn ?? [])
    .toSorted((one, other) => Date.parse(one.iso) - Date.parse(other.iso))
  return (
    <div
      className={cover ? 'wrap course-page has-cover' : 'wrap course-page'}
      data-island="courses/course"
      data-course={course.id}
    >
      <header className="course-head">
        {cover && (
          <Picture
            picture={{ ...cover, altText: cover.altText || courseTexts.coverOf(title) }}
            sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 94vw"
            loading="eager"
            priority="high"
            className="course-cover"
          />
        )}
        <div className="course-words">
          <h1 lang={language}>{title}</h1>
          {description.map((paragraph) => (
            <p key={paragraph} className="lead" lang={language}>
              {paragraph}
            </p>
          ))}
          {lessonCount > 0 && (
            <p className="course-facts">
              <span>{courseTexts.lessonCount(lessonCount)}</span>
              {minutes > 0 && <span>{lengthInWords(minutes)}</span>}
            </p>
          )}
          {first && (
            <div className="course-ways">
              <a className="button course-start" href={first.href!} data-continue={courseTexts.continueWith('%')}>
                {courseTexts.start}
              </a>
              <p className="course-done" hidden>
                {next ? courseTexts.allAvailableComplete(next.words) : courseTexts.allComplete}
              </p>
              <button type="button" className="button is-quiet" data-again="" hidden>
                {courseTexts.startAgain}
              </button>
            </div>
          )}
          {first && <CourseProgress course={course} />}
        </div>
      </header>
      {lessonCount === 0 ? (
        <p className="lead">{courseTexts.empty}</p>
      ) : (
        <LessonList course={course} headingLevel={2} hasExcerpts />
      )}
    </div>
  )
}
