import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { stepsOf } from '#shared/forms/conditions.ts'
import type { FormContent } from '#shared/forms/schema.ts'
import classes from './builder.module.css'
import { previewOf } from './preview-of.ts'

/** The draft as the preview shows it, at the step that was opened last, for example through one of its fields. */
export function usePreviewSteps(draft: FormContent, openId: string | null) {
  const subject = useMemo(() => previewOf(draft), [draft])
  const steps = useMemo(() => stepsOf(subject.fields), [subject])
  const [wanted, setWanted] = useState(0)
  const stepOfOpen = steps.findIndex(({ fields }) => fields.some((field) => field.id === openId))
  const [followed, setFollowed] = useState(stepOfOpen)
  if (stepOfOpen !== followed) {
    setFollowed(stepOfOpen)
    if (stepOfOpen >= 0) setWanted(stepOfOpen)
  }
  const step = Math.min(wanted, steps.length - 1)
  const parameters = useMemo(() => ({ step: String(step) }), [step])
  return { subject, parameters, steps, step, goTo: setWanted }
}

/** The navigation through the steps of a form without filling it in; nothing with one step. */
export function PreviewSteps({
  steps,
  step,
  goTo,
}: Pick<ReturnType<typeof usePreviewSteps>, 'steps' | 'step' | 'goTo'>) {
  if (steps.length < 2) return null
  return (
    <nav className={classes.steps} aria-label="Steps of the form">
      <ActionIcon size="sm" aria-label="Previous step" disabled={step === 0} onClick={() => goTo(step - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.step} role="status" title={steps[step]?.title}>
        Step {step + 1} of {steps.length}
      </span>
      <ActionIcon size="sm" aria-label="Next step" disabled={step === steps.length - 1} onClick={() => goTo(step + 1)}>
        <ChevronRight size={16} aria-hidden />
      </ActionIcon>
    </nav>
  )
}
