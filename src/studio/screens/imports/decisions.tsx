import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { decideImportCall, getImportCall, listImportRowsCall } from '#shared/imports/api.ts'
import { encodings, encodingTitles } from '#shared/imports/decode-file.ts'
import type { Import } from '#shared/imports/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './imports.module.css'

/** The owner's decisions about a checked file before it is imported. Each decision checks the file again. */
export function Decisions({ one }: { readonly one: Import }) {
  const client = useQueryClient()
  const input = { parameters: { importId: one.id } }
  const decide = useContractMutation(decideImportCall, {
    outdates: [listImportRowsCall],
    onDone: (reply) => client.setQueryData(keyOf(getImportCall, input), reply),
  })
  const { unknownPages, makesPages, isFull, raisesLimit, encoding } = one.decisions
  const canWrite = useMay()('products.write')
  const hasPages = unknownPages.length > 0
  if (one.state !== 'checked' || !canWrite || !(hasPages || isFull || raisesLimit || encoding)) return null
  const set = (body: Partial<{ makesPages: boolean; raisesLimit: boolean; encoding: (typeof encodings)[number] }>) =>
    decide.mutate({ ...input, body })
  return (
    <Panel title="Choose before you import" lead="Each choice checks the file again. Nothing changes until you start.">
      <Stack gap="md">
        {hasPages && (
          <Group justify="space-between" className={classes.decision}>
            <Text size="sm">
              {makesPages
                ? 'The store pages in the file will be created.'
                : `All products go to “${one.collectionTitle}”. The file has other store pages: ${unknownPages.slice(0, 5).join(', ')}${unknownPages.length > 5 ? ', …' : ''}.`}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              loading={decide.isPending}
              onClick={() => set({ makesPages: !makesPages })}
            >
              {makesPages ? `Put all in “${one.collectionTitle}”` : 'Create them'}
            </Button>
          </Group>
        )}
        {(isFull || raisesLimit) && (
          <Group justify="space-between" className={classes.decision}>
            <Text size="sm">
              {raisesLimit
                ? 'All products go to one store page. Its limit is raised.'
                : 'A store page is full, so some products go to new pages.'}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              loading={decide.isPending}
              onClick={() => set({ raisesLimit: !raisesLimit })}
            >
              {raisesLimit ? 'Use several pages' : 'Keep all on one page'}
            </Button>
          </Group>
        )}
        {encoding && (
          <Select
            label="File encoding"
            description="Choose another encoding if names with accents look wrong."
            data={encodings.map((value) => ({ value, label: encodingTitles[value] }))}
            value={encoding}
            allowDeselect={false}
            disabled={decide.isPending}
            onChange={(value) => value && set({ encoding: value as (typeof encodings)[number] })}
          />
        )}
      </Stack>
    </Panel>
  )
}
