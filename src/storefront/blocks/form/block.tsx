import '../../forms/every-input.ts'
import type { IslandMoment } from '../../islands/island-drawing.ts'
import { Island } from '../../islands/place-island.tsx'
import FormIsland from './island.tsx'
import type { FormModel } from './model.ts'
import { SubmissionThanks } from './submission-thanks.tsx'

/**
 * A form of the site. Its code is loaded shortly before it scrolls into view; until then, and without JavaScript, it is
 * a plain HTML form.
 */
export function FormBlock({ block, when = 'visible' }: { block: FormModel; when?: IslandMoment }) {
  const {
    form,
    page,
    captcha,
    address,
    likertLabels,
    strictEmailEnding,
    idPrefix,
    postsTo,
    startStep,
    posted,
    isSent,
  } = block
  const { id, kind, fields, submitLabel, parsedDisclaimerMessage } = form
  return (
    <div className={kind === 'newsletter' ? 'form-wrapper is-newsletter' : 'form-wrapper'} id={anchorOf(block)}>
      {isSent ? (
        <SubmissionThanks text={form.parsedSubmissionMessage} html={form.submissionHTML} />
      ) : (
        <Island
          name="blocks/form"
          of={FormIsland}
          when={when}
          thirdParties={captcha ? ['recaptcha'] : []}
          className="form-inner-wrapper"
          props={{
            model: {
              form: { id, kind, fields, submitLabel, parsedDisclaimerMessage },
              page,
              captcha,
              address,
              likertLabels,
              strictEmailEnding,
              idPrefix,
              ...(postsTo && { postsTo }),
              ...(startStep && { startStep }),
              posted,
            },
          }}
        />
      )}
    </div>
  )
}

const anchorOf = ({ form, idPrefix }: FormModel) => `${idPrefix}form-${form.id}`
