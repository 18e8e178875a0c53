import { Skeleton, Stack } from '@mantine/core'
import { listChangesCall } from '#shared/changes/schema.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { getSiteImagesCall, type SiteImages, saveSiteImagesCall } from '#shared/site-images/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { PictureField } from '../../categories/picture-field.tsx'

/** The icon of the site and the image of shared links. A choice is saved at once: it is not part of the settings' draft. */
export function SiteImagesPanel() {
  const query = useContractQuery(getSiteImagesCall, {})
  const sayUndo = useUndoNotice()
  const save = useContractMutation(saveSiteImagesCall, {
    outdates: [getSiteImagesCall, listChangesCall],
    onDone: ({ batchId }) => sayUndo('Site images saved', batchId),
  })
  const images = query.data
  const change = (changed: Partial<SiteImages>) => {
    if (!images) return
    const { icon, socialPicture } = { ...images, ...changed }
    save.mutate({ body: { icon: pictureInputOf(icon), socialPicture: pictureInputOf(socialPicture) } })
  }
  return (
    <Panel title="Site images" lead="Each is saved when you choose it.">
      {query.error && !images ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : images ? (
        <Stack gap="md">
          <RefusalAlert error={save.error} />
          <PictureField
            label="Browser icon"
            description="Beside the title in browser tabs, and on the home screens of phones. A square works best. Without one, the first letter of the site’s name is shown."
            picture={images.icon}
            hasAltText={false}
            onChange={(icon) => change({ icon })}
          />
          <PictureField
            label="Social image"
            description="Shown with links to pages that have no image of their own. About 1200 × 630 pixels work best."
            picture={images.socialPicture}
            hasAltText={false}
            onChange={(socialPicture) => change({ socialPicture })}
          />
        </Stack>
      ) : (
        <Skeleton height={180} radius="md" />
      )}
    </Panel>
  )
}
