import { Anchor, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import { getCaptcha } from '#shared/captcha/owner-api.ts'
import { captchaAlignments, captchaThemes } from '#shared/captcha/schema.ts'
import type { FormContent } from '#shared/forms/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CaptchaProblem } from '#studio/screens/captcha/captcha-problem.tsx'
import { useMay } from '#studio/session/member-context.ts'
import classes from '../builder.module.css'
import type { ChangeForm } from '../use-form-editor.ts'

interface CaptchaTabProps {
  readonly formId: string
  readonly draft: FormContent
  readonly change: ChangeForm
}

/** How spam is kept out: unseen by itself, and with Google's help where the owner wants it. */
export function CaptchaTab({ formId, draft, change }: CaptchaTabProps) {
  return (
    <div className={classes.stack}>
      <Panel title="Spam is kept out by itself">
        <div className={classes.words}>
          <Text>
            A field that only machines fill in, a pause that people take anyway, and a sum that the visitor’s browser
            does unseen: they guard every form. Nobody has to solve a puzzle, and nothing is sent to another company.
          </Text>
          <Text>
            What still looks like spam is not thrown away. It waits in the{' '}
            <Anchor component={Link} to={`/forms/${formId}/answers?folder=spam`}>
              spam folder
            </Anchor>
            , and goes back to the inbox with one step.
          </Text>
        </div>
      </Panel>
      <RecaptchaPanel draft={draft} change={change} />
    </div>
  )
}

const themeWords = { light: 'Light', dark: 'Dark' } as const
const alignmentWords = { left: 'Left', center: 'Middle', right: 'Right' } as const

function RecaptchaPanel({ draft, change }: Omit<CaptchaTabProps, 'formId'>) {
  const { data, error, refetch } = useContractQuery(getCaptcha, {})
  const mayManage = useMay()('site.manage')
  const captcha = data?.captcha ?? null
  const hasKeys = captcha !== null
  return (
    <Panel
      title="reCAPTCHA"
      lead="A second guard, by Google. It hears of every visitor who begins to fill in the form, and of nobody else."
      aside={
        mayManage && (
          <Anchor component={Link} to="/forms/captcha" size="sm">
            {hasKeys ? 'Keys' : 'Set it up'}
          </Anchor>
        )
      }
    >
      {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data && (
        <Stack gap="md">
          <Switch
            label="Ask for reCAPTCHA in this form"
            description={
              hasKeys || !draft.captchaEnabled ? undefined : 'The site has no keys: the form is guarded as all others.'
            }
            checked={draft.captchaEnabled}
            disabled={!hasKeys && !draft.captchaEnabled}
            onChange={(event) => change('captcha', { captchaEnabled: event.currentTarget.checked })}
          />
          {!hasKeys && (
            <Text size="sm" c="dimmed">
              {mayManage
                ? 'It needs keys of your own from Google Cloud first.'
                : 'It needs keys from Google Cloud, which somebody who manages the site enters.'}
            </Text>
          )}
          {captcha?.problem && <CaptchaProblem problem={captcha.problem} />}
          {draft.captchaEnabled && captcha?.kind === 'checkbox' && <WidgetLook draft={draft} change={change} />}
          {draft.captchaEnabled && hasKeys && (
            <Text size="sm" c="dimmed">
              Where no JavaScript runs, and while Google is out of reach, the form is guarded as all others. A product
              that asks this form goes without reCAPTCHA: its answers come with an order.
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  )
}

function WidgetLook({ draft, change }: Pick<CaptchaTabProps, 'draft' | 'change'>) {
  return (
    <>
      <Choice
        label="Colours of the checkbox"
        value={draft.captchaTheme}
        values={captchaThemes}
        words={themeWords}
        choose={(captchaTheme) => change('captcha-theme', { captchaTheme })}
      />
      <Choice
        label="Place of the checkbox"
        value={draft.captchaAlignment}
        values={captchaAlignments}
        words={alignmentWords}
        choose={(captchaAlignment) => change('captcha-alignment', { captchaAlignment })}
      />
    </>
  )
}

function Choice<Value extends string>({
  label,
  value,
  values,
  words,
  choose,
}: {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly choose: (value: Value) => void
}) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        aria-label={label}
        value={value}
        onChange={choose}
        data={values.map((one) => ({ value: one, label: words[one] }))}
      />
    </div>
  )
}
