import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getCaptchaCall, removeCaptchaCall } from '#shared/captcha/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CaptchaKeys } from './captcha-keys.tsx'
import { CaptchaProblem } from './captcha-problem.tsx'

const forms = { to: '/forms', label: 'Forms' }

/** The site's own keys of reCAPTCHA Enterprise. They have no effect until a form uses them. */
export function CaptchaScreen() {
  const query = useContractQuery(getCaptchaCall, {})
  return (
    <DetailPage query={query} back={forms} waitingTitle="reCAPTCHA" width="narrow">
      {({ captcha }) => (
        <Page
          title="reCAPTCHA"
          back={forms}
          width="narrow"
          lead="Your forms are already protected. Add your Google keys to use reCAPTCHA as well."
        >
          <Stack gap={20}>
            {captcha?.problem && <CaptchaProblem problem={captcha.problem} />}
            <CaptchaKeys key={captcha?.siteKey} captcha={captcha} />
            <Panel title="How it works">
              <Stack gap="sm">
                <Text size="sm">
                  Turn it on in each form, under Captcha. When visitors start to fill in that form, a script from Google
                  loads and sees their IP address and browser. Mention it in your privacy policy.
                </Text>
                <Text size="sm">
                  Responses that Google scores as automated go to the spam folder. If Google can’t be reached, forms
                  still work with the built-in protection, and this page shows the problem.
                </Text>
              </Stack>
            </Panel>
            {captcha && <Removal />}
          </Stack>
        </Page>
      )}
    </DetailPage>
  )
}

function Removal() {
  const [isAsking, asking] = useDisclosure(false)
  const remove = useContractMutation(removeCaptchaCall, {
    outdates: [getCaptchaCall],
    onDone: () => {
      asking.close()
      showDone('Keys removed.')
    },
    onRefused: () => {},
  })
  return (
    <Group>
      <Button variant="default" color="danger" onClick={asking.open}>
        Remove the keys…
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title="Remove the keys?">
        {remove.error ? (
          <Alert color="danger" role="alert" mb="md">
            The keys couldn’t be removed. Try again.
          </Alert>
        ) : null}
        <Text size="sm">Forms no longer use reCAPTCHA. The built-in protection stays on.</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate({})}>
            Remove the keys
          </Button>
        </Group>
      </Modal>
    </Group>
  )
}
