import { Anchor, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import { getCaptchaCall } from '#shared/captcha/owner-api.ts'
import { captchaAlignments, captchaThemes } from '#shared/captcha/schema.ts'
import type { FormContent } from '#shared/forms/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CaptchaProblem } from '#studio/screens/captcha/captcha-problem.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import classes from '../builder.module.css'
import type { ChangeForm } from '../use-form-editor.ts'

interface CaptchaTabProps {
  readonly formId: string
  readonly draft: FormContent
  readonly change: ChangeForm
}

/** Spam protection: built in, and reCAPTCHA if the owner wants it. */
export function CaptchaTab({ formId, draft, change }: CaptchaTabProps) {
  return (
    <div className={classes.stack}>
      <Panel title="Spam protection is always on">
        <div className={classes.words}>
          <Text>
            Every form has a hidden trap field, a timing check and an invisible browser check. No puzzles, and nothing
            is sent to other companies.
          </Text>
          <Text>
            Responses that look like spam are kept for 30 days in the{' '}
            <Anchor component={Link} to={`/forms/${formId}/answers?folder=spam`}>
              spam folder
            </Anchor>
            , where you can move them to the inbox.
          </Text>
        </div>
      </Panel>
      <RecaptchaPanel draft={draft} change={change} />
    </div>
  )
}

const themeWords = { light: 'Light', dark: 'Dark' } as const
const alignmentWords = { left: 'Left', center: 'Center', right: 'Right' } as const

function RecaptchaPanel({ draft, change }: Omit<CaptchaTabProps, 'formId'>) {
  const { data, error, refetch } = useContractQuery(getCaptchaCall, {})
  const mayManage = useMay()('site.manage')
  const captcha = data?.captcha ?? null
  const hasKeys = captcha !== null
  return (
    <Panel
      title="reCAPTCHA"
      lead="Extra protection from Google. It loads when a visitor starts filling in the form."
      aside={
        mayManage && (
          <Anchor component={Link} to="/forms/captcha" size="sm">
            {hasKeys ? 'Edit keys' : 'Set up'}
          </Anchor>
        )
      }
    >
      {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data && (
        <Stack gap="md">
          <Switch
            label="Use reCAPTCHA in this form"
            description={
              hasKeys || !draft.captchaEnabled
                ? undefined
                : 'Add your keys first. Until then, the built-in protection is used.'
            }
            checked={draft.captchaEnabled}
            disabled={!hasKeys && !draft.captchaEnabled}
            onChange={(event) => change('captcha', { captchaEnabled: event.currentTarget.checked })}
          />
          {!hasKeys && (
            <Text size="sm" c="dimmed">
              {mayManage ? 'Add your Google Cloud keys first.' : 'A site manager needs to add Google Cloud keys first.'}
            </Text>
          )}
          {captcha?.problem && <CaptchaProblem problem={captcha.problem} />}
          {draft.captchaEnabled && captcha?.kind === 'checkbox' && <WidgetLook draft={draft} change={change} />}
          {draft.captchaEnabled && hasKeys && (
            <Text size="sm" c="dimmed">
              If Google can’t be reached or JavaScript is off, the built-in protection is used. reCAPTCHA isn’t used
              when this form belongs to a product, because those responses arrive with the order.
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
        label="Checkbox theme"
        value={draft.captchaTheme}
        values={captchaThemes}
        words={themeWords}
        choose={(captchaTheme) => change('captcha-theme', { captchaTheme })}
      />
      <Choice
        label="Checkbox alignment"
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
