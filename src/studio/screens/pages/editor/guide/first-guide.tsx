import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Circle, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import { isShown } from '#shared/pages/schema.ts'
import classes from './first-guide.module.css'
import { type GuideStep, guideSteps, type PageMoment, stepsDone } from './guide-steps.ts'

const words: Readonly<Record<GuideStep, string>> = {
  write: 'Double-click a text in the page and write.',
  add: 'Press Add, or drag a block from there into the page.',
  move: 'Drag a block to another place, or select it and press the arrow keys.',
  publish: 'Press Publish. Until then, visitors see the page as it was.',
}

/** The same for a finger, which has no double click and no keys. */
const touchWords: typeof words = {
  write: 'Tap a text in the page, then tap it again and write.',
  add: 'Tap Add, and choose a block or a section.',
  move: 'Tap a block, then drag it to another place.',
  publish: 'Tap Publish. Until then, visitors see the page as it was.',
}

type Progress = { readonly done: readonly GuideStep[]; readonly isHidden: boolean }

interface FirstGuideProps {
  readonly state: StepLogState
  /** Whether something else is in its place. It still sees what is done. */
  readonly isCovered?: boolean
}

/** The first steps in the editor, which are checked as they are done, until a page is published. */
export function FirstGuide({ state, isCovered = false }: FirstGuideProps) {
  const [progress, setProgress] = useLocalStorage<Progress>({
    key: 'studio:page-editor-guide',
    defaultValue: { done: [], isHidden: false },
    getInitialValueInEffect: false,
  })
  const isTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const [before] = useState(() => momentOf(state))
  const now = progress.isHidden ? [] : stepsDone(before, momentOf(state))
  const done = guideSteps.filter((step) => now.includes(step) || progress.done.includes(step))
  useEffect(() => {
    if (done.length > progress.done.length) setProgress({ done, isHidden: false })
  })
  if (progress.isHidden || isCovered) return null
  const isFinished = done.length === guideSteps.length
  const hide = () => setProgress({ done, isHidden: true })
  return (
    <section className={classes.guide} aria-label="First steps">
      <div className={classes.head}>
        <h2>{isFinished ? 'Your page is published' : 'First steps'}</h2>
        <ActionIcon aria-label="Hide first steps" onClick={hide}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isFinished ? (
        <>
          <p className={classes.end}>Visitors see it now. Change it and publish again whenever you want.</p>
          {state.page.path !== null && (
            <Button component="a" href={state.page.path} target="_blank" rel="noreferrer" variant="default" size="xs">
              View published page
            </Button>
          )}
        </>
      ) : (
        <ol className={classes.steps}>
          {guideSteps.map((step) => {
            const isDone = done.includes(step)
            const Icon = isDone ? CircleCheck : Circle
            return (
              <li key={step} data-done={isDone || undefined}>
                <Icon size={16} aria-hidden />
                <span>
                  {(isTouch ? touchWords : words)[step]}
                  {isDone && <VisuallyHidden> Done.</VisuallyHidden>}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

const momentOf = ({ content, published, page }: StepLogState): PageMoment => ({
  content,
  visible: isShown(page) ? published : null,
})
