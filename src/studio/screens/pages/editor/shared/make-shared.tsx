import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { listChangesCall } from '#shared/changes/schema.ts'
import type { PageContent } from '#shared/pages/content.ts'
import type { Section } from '#shared/pages/section.ts'
import { createSharedSectionCall, listSharedSectionsCall } from '#shared/pages/shared-sections/api.ts'
import { contentOfSection } from '#shared/pages/shared-sections/shared-content.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { NameDialog } from './name-dialog.tsx'

interface MakeSharedProps {
  readonly section: Section
  readonly content: PageContent
  /** Puts a place for the shared section where the section is. */
  readonly replace: (sharedId: string) => void
}

/** Makes a section of the page a shared one, which keeps its place. */
export function MakeShared({ section, content, replace }: MakeSharedProps) {
  const [isOpen, dialog] = useDisclosure(false)
  const client = useQueryClient()
  const { mutate, isPending } = useContractMutation(createSharedSectionCall, { outdates: [listChangesCall] })
  function create(name: string): void {
    mutate(
      { body: { name, content: contentOfSection(content, section.id) } },
      {
        async onSuccess({ sharedId }) {
          // Known before its place is drawn: otherwise the section would be gone for a moment.
          const queryKey = keyOf(listSharedSectionsCall, {})
          await client.fetchQuery({ queryKey, queryFn: () => ask(listSharedSectionsCall, {}) }).catch(() => undefined)
          dialog.close()
          replace(sharedId)
        },
      },
    )
  }
  return (
    <>
      <Button variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={dialog.open}>
        Make shared section
      </Button>
      <NameDialog
        isOpen={isOpen}
        title="Make shared section"
        lead="Add it to any page. When you edit and publish it, all its pages show the change."
        firstName={section.name}
        button="Make shared"
        isRunning={isPending}
        close={dialog.close}
        apply={create}
      />
    </>
  )
}
