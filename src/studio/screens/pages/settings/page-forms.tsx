import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import { getPageCall, listPagesCall, type PageSettings, takeFormAwayCall } from '#shared/pages/owner-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

/** The forms on a page, each with a link to it and a button to remove it; nothing without forms. */
export function PageForms({ page }: { readonly page: PageSettings }) {
  const sayUndo = useUndoNotice()
  const take = useContractMutation(takeFormAwayCall, {
    outdates: [listPagesCall, getPageCall, getFormCall, listFormsCall, listChangesCall],
  })
  if (page.forms.length === 0) return null
  return (
    <Stack gap={6} component="section" aria-label="Forms on this page">
      <Text size="sm" fw={500}>
        Forms on this page
      </Text>
      {page.forms.map(({ id, name }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Anchor component={Link} to={`/forms/${id}`} size="sm">
            {name}
          </Anchor>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Remove ${name} from this page`}
            loading={take.isPending && take.variables.parameters.formId === id}
            onClick={() =>
              take.mutate(
                { parameters: { pageId: page.id, formId: id } },
                { onSuccess: ({ batchId }) => sayUndo(`Form removed from “${page.title}”`, batchId) },
              )
            }
          >
            Remove
          </Button>
        </Group>
      ))}
    </Stack>
  )
}
