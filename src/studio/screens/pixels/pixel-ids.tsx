import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getPixelsCall, savePixelsCall } from '#shared/pixels/api.ts'
import { type PixelProvider, pixelProviders } from '#shared/pixels/providers.ts'
import { type Pixels, pixelsSchema } from '#shared/pixels/schema.ts'
import { besidesFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

const fields: Readonly<Record<PixelProvider, { readonly label: string; readonly description: string }>> = {
  meta: {
    label: 'Meta pixel ID',
    description: 'In Meta Events Manager, under Data sources. For Facebook and Instagram.',
  },
  google: {
    label: 'Google tag ID',
    description: 'G-… from Google Analytics, or AW-… from Google Ads. Add the label of a conversion after a slash.',
  },
  tiktok: { label: 'TikTok pixel ID', description: 'In TikTok Events Manager, under Web events.' },
  pinterest: { label: 'Pinterest tag ID', description: 'In Pinterest Ads Manager, under Conversions.' },
}

/** The owner's ids; a pixel without one is off. */
export function PixelIds({ saved }: { readonly saved: { readonly pixels: Pixels; readonly revision: number } }) {
  const form = useForm<Pixels>({
    mode: 'controlled',
    initialValues: saved.pixels,
    validate: (values) => {
      const checked = pixelsSchema.safeParse(values)
      const issues = checked.success ? [] : checked.error.issues
      return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
    },
  })
  const save = useContractMutation(savePixelsCall, {
    outdates: [getPixelsCall],
    onDone: () => showDone('Pixels saved'),
    onRefused: () => {},
  })
  return (
    <Panel title="Pixels" lead="Leave a field empty if you don’t advertise there.">
      <form
        noValidate
        onSubmit={form.onSubmit((pixels) => save.mutate({ body: { pixels, revision: saved.revision } }))}
      >
        <Stack gap="md">
          <RefusalAlert error={besidesFields(save.error)} />
          {pixelProviders.map((provider) => (
            <TextInput
              key={provider}
              {...fields[provider]}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps(provider)}
              onChange={(event) => form.setFieldValue(provider, event.currentTarget.value.trim())}
            />
          ))}
          <Group>
            <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
