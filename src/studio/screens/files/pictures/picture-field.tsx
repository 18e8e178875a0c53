import { Button, FileButton, Group, Input, Loader, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Focus, ImagePlus, Images } from 'lucide-react'
import { useState } from 'react'
import { pictureTypes } from '#shared/files/limits.ts'
import type { Asset } from '#shared/files/schema.ts'
import { upload } from '#shared/files/upload.ts'
import { limits } from '#shared/limits.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import { useUploads } from '../use-uploads.ts'
import { FileLibrary } from './file-library.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureFieldProps {
  readonly label?: string
  readonly description?: string | undefined
  readonly picture: Picture | null
  readonly onChange: (picture: Picture | null) => void
  /** Whether it can be replaced and not removed. */
  readonly isRequired?: boolean
  /** Whether it has an alternative text; not where it is not shown to visitors. */
  readonly hasAltText?: boolean
  /**
   * The background of a picture of which nothing is cut off, such as a logo; absent for others, which have a focal
   * point.
   */
  readonly whole?: 'on-light' | 'on-dark'
}

/** One picture with its alt text: uploaded, or chosen from the library. */
export function PictureField({
  label = 'Image',
  description,
  picture,
  onChange,
  isRequired = false,
  hasAltText = true,
  whole,
}: PictureFieldProps) {
  const [isOpen, library] = useDisclosure(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const mayUpload = useMay()('files.write')
  const choose = ({ id, assetUrl, width, height, colorData, altText, focalPoint }: Asset) =>
    onChange({ id, assetUrl, width, height, colorData, altText, focalPoint })
  const { uploads, add, dismiss } = useUploads(upload, choose)
  const refused = uploads.find(({ refusal }) => refusal !== null)
  return (
    <Input.Wrapper label={label} description={description} labelElement="div" error={refused?.refusal}>
      <Group gap="sm" mt={4} wrap="nowrap" align="flex-start">
        <Thumbnail
          url={picture?.assetUrl ?? null}
          width={300}
          size={whole ? 128 : 64}
          height={64}
          focalPoint={whole ? undefined : picture?.focalPoint}
          whole={whole}
        />
        <div style={{ flex: 1, minWidth: 0 }}>
          {picture && hasAltText && (
            <TextInput
              label="Alt text"
              description="Describe the image for people who can’t see it."
              value={picture.altText}
              maxLength={limits.altText}
              autoComplete="off"
              onChange={(event) => onChange({ ...picture, altText: event.currentTarget.value })}
            />
          )}
          <Group gap="xs" mt={picture && hasAltText ? 'xs' : 0}>
            {mayUpload && (
              <FileButton
                accept={pictureTypes.join(',')}
                onChange={(file) => {
                  for (const { key } of uploads) dismiss(key)
                  if (file) add([file])
                }}
              >
                {(props) => (
                  <Button
                    {...props}
                    size="compact-sm"
                    variant="default"
                    leftSection={
                      uploads.some(({ refusal }) => refusal === null) ? (
                        <Loader size={12} />
                      ) : (
                        <ImagePlus size={14} aria-hidden />
                      )
                    }
                  >
                    Upload image
                  </Button>
                )}
              </FileButton>
            )}
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Images size={14} aria-hidden />}
              onClick={library.open}
            >
              Choose from library
            </Button>
            {picture && !whole && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Focus size={14} aria-hidden />}
                onClick={() => setOpenId(picture.id)}
              >
                Focal point
              </Button>
            )}
            {picture && !isRequired && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(null)}>
                Remove image
              </Button>
            )}
          </Group>
        </div>
      </Group>
      {picture && <PictureDialog pictures={[picture]} openId={openId} open={setOpenId} onChange={onChange} />}
      <FileLibrary isOpen={isOpen} close={library.close} onChosen={choose} />
    </Input.Wrapper>
  )
}
