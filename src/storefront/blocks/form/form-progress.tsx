import type { FormStep } from '#shared/forms/conditions.ts'
import { blockTexts } from '../texts.ts'

/** The progress of a form with several steps. It gets the focus when a step begins. */
export function FormProgress({ steps, step }: { steps: readonly FormStep[]; step: number }) {
  return (
    <div className="form-progress" tabIndex={-1}>
      <p className="form-progress-text">
        {blockTexts.step(step + 1, steps.length)}
        {steps[step]?.title && <span className="visually-hidden">: {steps[step].title}</span>}
      </p>
      <div className="form-progress-bar" aria-hidden="true">
        {steps.map(({ fields }, index) => (
          <span key={fields[0]?.id ?? index} data-done={index <= step || undefined} />
        ))}
      </div>
    </div>
  )
}
