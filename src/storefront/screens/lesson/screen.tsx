import { ArrowLeft, Check } from 'lucide-react'
import { VideoBlock } from '../../blocks/video/block.tsx'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { CourseProgress, LessonList } from '../../courses/lesson-list.tsx'
import { courseTexts } from '../../courses/texts.ts'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import { itemTexts } from '../item/texts.ts'
import { Sections, sectionsOfScreen, stylesOfSections } from '../page/screen.tsx'
import type { LessonPageModel } from './model.ts'

const sizes = '(min-width: 1440px) 960px, (min-width: 1024px) 66vw, 94vw'

/** The page of a lesson: its video and its words, and beside them the other lessons of its course. */
export const lessonScreen = defineScreen<LessonPageModel>({
  ...sectionsOfScreen<LessonPageModel>(),
  component: LessonScreen,
  styles: (model) => [
    ...stylesOfSections(model, model.video ? [model.video] : []),
    ...(['screens/item/screen', 'courses/lesson-list', 'screens/lesson/screen'] as const),
  ],
})

function LessonScreen({ model }: { model: LessonPageModel }) {
  const { course, id, video, picture } = model
  return (
    <div className="wrap lesson-page" data-island="courses/lesson" data-course={course.id} data-lesson-id={id}>
      <article className="lesson">
        <Head model={model} />
        {video ? (
          <VideoBlock block={video} sizes={sizes} />
        ) : (
          picture && (
            <Picture
              picture={picture}
              sizes={sizes}
              loading="eager"
              priority="high"
              className="item-picture lesson-picture"
            />
          )
        )}
        <div className="page lesson-body">
          <Sections sections={model.sections} />
        </div>
        <footer className="lesson-foot">
          <p className="lesson-done">
            <CompleteMark />
            <button
              type="button"
              className="button is-secondary"
              data-mark=""
              data-complete={courseTexts.markComplete}
              data-incomplete={courseTexts.markIncomplete}
            >
              {courseTexts.markComplete}
            </button>
            <span
              className="visually-hidden"
              role="status"
              data-complete={courseTexts.markedComplete}
              data-incomplete={courseTexts.markedIncomplete}
            />
            <span role="status" data-not-saved={courseTexts.notSaved} />
          </p>
          <Beside model={model} />
        </footer>
      </article>
      <aside className="lesson-others" aria-label={courseTexts.allLessons}>
        <h2>
          <a href={course.href}>
            <ContentText>{course.title}</ContentText>
          </a>
        </h2>
        <CourseProgress course={course} />
        <LessonList course={course} currentId={id} headingLevel={3} />
      </aside>
    </div>
  )
}

function Head({ model: { title, excerpt, chapter, number, course } }: { model: LessonPageModel }) {
  const language = useContentLanguage()
  return (
    <header className="lesson-head">
      <p>
        <a className="lesson-back" href={course.href}>
          <ArrowLeft size={18} aria-hidden />
          <ContentText>{course.title}</ContentText>
        </a>
      </p>
      <h1 lang={language}>{title}</h1>
      <p className="lesson-facts">
        {chapter && <ContentText>{chapter}</ContentText>}
        {number !== null && <span>{courseTexts.place(number, course.lessonCount)}</span>}
        <CompleteMark />
      </p>
      {excerpt && (
        <p className="lead" lang={language}>
          {excerpt}
        </p>
      )}
    </header>
  )
}

/** Shown once the visitor has completed the lesson. */
const CompleteMark = () => (
  <span className="lesson-complete" data-complete-mark="" hidden>
    <Check size={16} aria-hidden />
    {courseTexts.complete}
  </span>
)

function Beside({ model: { previous, next } }: { model: LessonPageModel }) {
  if (!previous && !next) return null
  const { others, newer, older } = itemTexts.course
  return (
    <nav className="item-beside" aria-label={others}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{newer}</span>
          <ContentText>{previous.label}</ContentText>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="is-older">
          <span>{older}</span>
          <ContentText>{next.label}</ContentText>
        </a>
      )}
    </nav>
  )
}
