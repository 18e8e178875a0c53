import { Alert, Button, Group, PasswordInput, Radio, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getCaptchaCall, saveCaptchaCall } from '#shared/captcha/owner-api.ts'
import { apiKeySchema, minimumScores, projectIdSchema, siteKeySchema } from '#shared/captcha/schema.ts'
import type { InputOf, ReplyOf } from '#shared/http/contract.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

type Captcha = ReplyOf<typeof getCaptchaCall>['captcha']

const scores = [
  { value: String(minimumScores.lenient), label: 'Lenient (below 0.3)' },
  { value: String(minimumScores.usual), label: 'Standard (below 0.5)' },
  { value: String(minimumScores.strict), label: 'Strict (below 0.7)' },
]

const wordsOf =
  (schema: { safeParse(text: string): { error?: { issues: readonly { readonly message: string }[] } | undefined } }) =>
  (text: string) =>
    schema.safeParse(text).error?.issues[0]?.message ?? null

/** The keys; Google checks them before they are stored. */
export function CaptchaKeys({ captcha }: { readonly captcha: Captcha }) {
  const form = useForm<InputOf<typeof saveCaptchaCall>['body'] & { apiKey: string }>({
    mode: 'controlled',
    initialValues: {
      siteKey: captcha?.siteKey ?? '',
      kind: captcha?.kind ?? 'score',
      projectId: captcha?.projectId ?? '',
      apiKey: '',
      minimumScore: captcha?.minimumScore ?? minimumScores.usual,
    },
    validate: {
      siteKey: wordsOf(siteKeySchema),
      projectId: wordsOf(projectIdSchema),
      apiKey: (text) => (text === '' && !captcha ? 'Enter the API key.' : wordsOf(apiKeySchema)(text)),
    },
  })
  const save = useContractMutation(saveCaptchaCall, {
    outdates: [getCaptchaCall],
    onDone: ({ isChecked }) => {
      form.setFieldValue('apiKey', '')
      showDone(isChecked ? 'Keys verified.' : 'Keys saved. Google couldn’t be reached to verify them.')
    },
    onRefused: (error) => form.setErrors(fieldErrorsOf(error)),
  })
  const { kind, minimumScore } = form.values
  return (
    <Panel title="Keys" lead="From the Google Cloud console, under Security, reCAPTCHA.">
      <form noValidate onSubmit={form.onSubmit((body) => save.mutate({ body }))}>
        <Stack gap="md">
          {save.error ? (
            <Alert color="danger" role="alert">
              {wordsFor(save.error)}
            </Alert>
          ) : null}
          <TextInput
            label="Site key"
            description="Public: safe to show in the browser."
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('siteKey')}
          />
          <Radio.Group label="Key type" {...form.getInputProps('kind')}>
            <Stack gap="xs" mt={6}>
              <Radio
                value="score"
                label="Score"
                description="Invisible; shows a badge while someone fills in the form."
              />
              <Radio
                value="checkbox"
                label="Checkbox"
                description="Shows a checkbox and sometimes an image challenge."
              />
            </Stack>
          </Radio.Group>
          {kind === 'score' && (
            <Select
              label="Spam sensitivity"
              data={scores}
              allowDeselect={false}
              value={String(minimumScore)}
              onChange={(value) => form.setFieldValue('minimumScore', Number(value))}
            />
          )}
          <TextInput
            label="Project ID"
            description="The Google Cloud project of the key."
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('projectId')}
          />
          <PasswordInput
            label="API key"
            description={
              captcha
                ? 'Stored on the server and never shown. Leave empty to keep the current key.'
                : 'Restrict it to the reCAPTCHA Enterprise API. Stored on the server and never shown.'
            }
            autoComplete="off"
            {...form.getInputProps('apiKey')}
          />
          <Group>
            <Button type="submit" loading={save.isPending}>
              Check and save
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
