import { ActionIcon, Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { FilePlus2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { FormUse } from '#shared/forms/owner-api.ts'
import { takeFormAwayCall } from '#shared/pages/owner-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './form-places.module.css'
import { outdatedByPlaces, PlaceFormDialog } from './place-form-dialog.tsx'

interface FormPlacesProps {
  readonly form: { readonly id: string; readonly name: string }
  readonly uses: readonly FormUse[]
}

/** Where a form is used, and how to add it to another page or remove it. */
export function FormPlaces({ form, uses }: FormPlacesProps) {
  const [isPlacing, placing] = useDisclosure(false)
  const mayPlace = useMay()('pages.write')
  const sayUndo = useUndoNotice()
  const take = useContractMutation(takeFormAwayCall, {
    outdates: outdatedByPlaces,
    onDone: ({ page, batchId }) => sayUndo(`Form removed from “${page.title}”`, batchId),
  })
  return (
    <Panel
      title="Where it’s used"
      lead="To use this form with a product, choose it under “Checkout options” in the product."
      aside={
        mayPlace && (
          <Button variant="default" leftSection={<FilePlus2 size={16} aria-hidden />} onClick={placing.open}>
            Add to a page
          </Button>
        )
      }
    >
      {uses.length === 0 ? (
        <Text c="dimmed">Not used yet.</Text>
      ) : (
        <ul className={classes.places}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`} className={classes.place}>
              <span className={classes.name}>
                {use.path === null ? (
                  <Anchor
                    component={Link}
                    to={use.kind === 'product' ? `/products/${use.id}` : `/pages/${use.id}/edit`}
                  >
                    {use.title}
                  </Anchor>
                ) : (
                  <Anchor href={use.path} target="_blank" rel="noreferrer">
                    {use.title}
                  </Anchor>
                )}{' '}
                <Text span c="dimmed">
                  {use.kind}
                </Text>
              </span>
              {mayPlace && use.kind === 'page' && (
                <Button component={Link} to={`/pages?page=${use.id}`} variant="default" size="compact-sm" ml="auto">
                  Edit page
                </Button>
              )}
              {mayPlace && use.kind === 'page' && (
                <ActionIcon
                  aria-label={`Remove from ${use.title}`}
                  loading={take.isPending && take.variables.parameters.pageId === use.id}
                  onClick={() => take.mutate({ parameters: { pageId: use.id, formId: form.id } })}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <PlaceFormDialog isOpen={isPlacing} close={placing.close} form={form} uses={uses} />
    </Panel>
  )
}

/** A notice that no one sees the form yet, with a link to change that; nothing when it is used. */
export function UnplacedNotice({ form, uses }: FormPlacesProps) {
  const [isPlacing, placing] = useDisclosure(false)
  const mayPlace = useMay()('pages.write')
  return (
    <>
      {uses.length === 0 && mayPlace && (
        <Alert color="gray" role="note" className={classes.unplaced}>
          <Group justify="space-between" gap="xs">
            <Text size="sm">Visitors can’t see this form yet.</Text>
            <Button size="compact-sm" variant="default" onClick={placing.open}>
              Add to a page
            </Button>
          </Group>
        </Alert>
      )}
      <PlaceFormDialog isOpen={isPlacing} close={placing.close} form={form} uses={uses} />
    </>
  )
}
