import { Skeleton, Stack, TextInput } from '@mantine/core'
import { listChangesCall } from '#shared/changes/schema.ts'
import { limits } from '#shared/limits.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { getSiteImagesCall, type SiteImages, saveSiteImagesCall, siteImagesInputOf } from '#shared/site-images/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { PictureField } from '../../files/pictures/picture-field.tsx'

/** The images of the site. A choice is saved at once: it is not part of the settings' draft. */
export function SiteImagesPanel() {
  const query = useContractQuery(getSiteImagesCall, {})
  const sayUndo = useUndoNotice()
  const save = useContractMutation(saveSiteImagesCall, {
    outdates: [getSiteImagesCall, listChangesCall],
    onDone: ({ batchId }) => sayUndo('Site images saved', batchId),
  })
  const images = query.data
  const change = (changed: Partial<SiteImages>) =>
    images && save.mutate({ body: siteImagesInputOf({ ...images, ...changed }) })
  return (
    <Panel title="Site images" lead="Each is saved when you choose it.">
      {query.error && !images ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : images ? (
        <Stack gap="md">
          <RefusalAlert error={save.error} />
          <LogoFields images={images} change={change} />
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

interface LogoFieldsProps {
  readonly images: SiteImages
  readonly change: (changed: Partial<SiteImages>) => void
}

function LogoFields({ images: { logo, logoOnDark }, change }: LogoFieldsProps) {
  return (
    <>
      <PictureField
        label="Logo"
        description="In place of the site’s title in the header, at checkout, in emails and in logo blocks. A PNG with a transparent background works best, about 400 pixels wide."
        picture={logo}
        hasAltText={false}
        whole="on-light"
        onChange={(picture) => change(picture ? { logo: picture } : { logo: null, logoOnDark: null })}
      />
      {logo && <LogoAltText key={logo.id + logo.altText} logo={logo} onSave={(next) => change({ logo: next })} />}
      {logo && (
        <PictureField
          label="Logo on dark backgrounds"
          description="Where text is lighter than its background. Without one, the logo is shown there too."
          picture={logoOnDark}
          hasAltText={false}
          whole="on-dark"
          onChange={(picture) => change({ logoOnDark: picture })}
        />
      )}
    </>
  )
}

/** Saved when the field is left, not with each letter. */
function LogoAltText({ logo, onSave }: { logo: Picture; onSave: (logo: Picture) => void }) {
  const leave = (altText: string) => altText !== logo.altText && onSave({ ...logo, altText })
  return (
    <TextInput
      label="Alt text of the logo"
      description="Screen readers say it in place of the image. If empty, they say the site’s title."
      defaultValue={logo.altText}
      maxLength={limits.altText}
      autoComplete="off"
      onBlur={(event) => leave(event.currentTarget.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
