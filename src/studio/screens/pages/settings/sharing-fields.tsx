import { Stack, Text } from '@mantine/core'
import { PictureField } from '#studio/screens/files/pictures/picture-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { PageForm } from './page-form.ts'
import classes from './sharing-fields.module.css'

/** The picture of shared links to a page, and what they look like. */
export function SharingFields({ form }: PageForm) {
  const { website } = useStaff()
  const { title, seoTitle, seoDescription, socialPicture, firstPicture } = form.values
  const picture = socialPicture ?? firstPicture
  return (
    <Stack gap="md">
      <div className={classes.card} aria-hidden>
        {picture ? (
          <img
            className={classes.picture}
            src={`${picture.assetUrl}?format=750w`}
            alt=""
            width={picture.width}
            height={picture.height}
            style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
          />
        ) : (
          <div className={classes.missing}>No image</div>
        )}
        <div className={classes.words}>
          <div className={classes.host}>{location.host}</div>
          <div className={classes.title}>{seoTitle || title || website.title}</div>
          <div className={classes.description}>{seoDescription}</div>
        </div>
      </div>
      <PictureField picture={socialPicture} onChange={(next) => form.setFieldValue('socialPicture', next)} />
      {!socialPicture && (
        <Text size="sm" c="dimmed">
          {firstPicture
            ? 'Links to this page show its first image until you choose another one.'
            : 'Links to this page show the site’s social image until you choose one.'}
        </Text>
      )}
    </Stack>
  )
}
