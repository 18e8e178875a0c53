import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type EndpointContent, endpointContentSchema, webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import type { FieldOfCode } from '#studio/kit/field-refusals.ts'
import { eventGroups, eventNames } from './webhook-words.ts'
import classes from './webhooks.module.css'

/** The refusals that are about a field. */
export const webhookFields: FieldOfCode = { 'webhook-private': 'url' }

/** The form of a webhook with its rules. */
export function useWebhookForm(first: EndpointContent) {
  return useForm<EndpointContent>({
    initialValues: first,
    validate: {
      url: (url) => problemIn('url', url),
      description: (description) => problemIn('description', description),
      events: (events) => problemIn('events', events),
    },
  })
}

const problemIn = (field: keyof EndpointContent, value: unknown): string | undefined =>
  endpointContentSchema.shape[field].safeParse(value).error?.issues[0]?.message

/** The fields of a webhook. */
export function WebhookFields({ form }: { readonly form: ReturnType<typeof useWebhookForm> }) {
  return (
    <Stack gap="md">
      <TextInput
        label="URL"
        description="Where events are sent. It starts with https:// and is on the public internet."
        placeholder="https://example.com/webhooks"
        type="url"
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={webhookLimits.url}
        {...form.getInputProps('url')}
      />
      <TextInput
        label="Name (optional)"
        description="So that your team knows what it’s for."
        placeholder="Accounting"
        autoComplete="off"
        maxLength={webhookLimits.description}
        {...form.getInputProps('description')}
      />
      <Checkbox.Group label="Events" {...form.getInputProps('events')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" mt="xs">
          {eventGroups.map(({ label, events }) => (
            <fieldset key={label} className={classes.group}>
              <legend>{label}</legend>
              {events.map((event) => (
                <Checkbox key={event} value={event} label={eventNames[event]} />
              ))}
            </fieldset>
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Stack>
  )
}
