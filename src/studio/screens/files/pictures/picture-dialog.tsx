import { ActionIcon, Button, Group, Text, Textarea } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { FocalPoint } from './focal-point.tsx'
import classes from './pictures.module.css'

interface PictureDialogProps {
  readonly pictures: readonly Picture[]
  readonly openId: string | null
  readonly open: (id: string | null) => void
  readonly onChange: (picture: Picture) => void
  /** Fields besides the alt text. */
  readonly children?: ReactNode
}

const CROPS = ['1 / 1', '4 / 5', '16 / 9'] as const

/** The alt text of a picture, and its focal point. */
export function PictureDialog({ pictures, openId, open, onChange, children }: PictureDialogProps) {
  const at = pictures.findIndex(({ id }) => id === openId)
  const picture = pictures[at]
  const altText = useRef<HTMLTextAreaElement>(null)
  // After moving to another picture, typing goes into its alt text.
  const step = (id: string) => {
    open(id)
    altText.current?.focus()
  }
  return (
    <Modal
      opened={picture !== undefined}
      onClose={() => open(null)}
      title={`Image ${at + 1} of ${pictures.length}`}
      size="xl"
    >
      {picture && (
        <div className={classes.dialog}>
          <FocalPoint picture={picture} onChange={(focalPoint) => onChange({ ...picture, focalPoint })} />
          <div className={classes.about}>
            <Textarea
              ref={altText}
              label="Alt text"
              description="Describe the image for people who can’t see it and for search engines."
              placeholder="A blue and white mug with a bare clay foot, seen from the side"
              value={picture.altText}
              maxLength={limits.altText}
              autosize
              minRows={3}
              data-autofocus
              onChange={(event) => onChange({ ...picture, altText: event.currentTarget.value })}
            />
            <Text size="xs" c="dimmed" ta="end" className="tabular">
              {picture.altText.length} / {limits.altText}
            </Text>
            {children}
            <div>
              <Text fw={500}>Preview crops</Text>
              <Text size="xs" c="dimmed">
                Click the image to set the focal point.
              </Text>
              <div className={classes.crops}>
                {CROPS.map((ratio) => (
                  <img
                    key={ratio}
                    className={classes.crop}
                    src={`${picture.assetUrl}?format=300w`}
                    alt=""
                    style={{
                      aspectRatio: ratio,
                      objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%`,
                    }}
                  />
                ))}
              </div>
            </div>
            <Group justify="space-between" mt="auto">
              <Group gap={4}>
                {pictures.length > 1 && (
                  <>
                    <Step label="Previous image" to={pictures[at - 1]} open={step} icon={<ChevronLeft size={18} />} />
                    <Step label="Next image" to={pictures[at + 1]} open={step} icon={<ChevronRight size={18} />} />
                  </>
                )}
              </Group>
              <Button onClick={() => open(null)}>Done</Button>
            </Group>
          </div>
        </div>
      )}
    </Modal>
  )
}

interface StepProps {
  readonly label: string
  readonly to: Picture | undefined
  readonly open: (id: string) => void
  readonly icon: React.ReactNode
}

function Step({ label, to, open, icon }: StepProps) {
  return (
    <ActionIcon variant="default" aria-label={label} disabled={!to} onClick={() => to && open(to.id)}>
      {icon}
    </ActionIcon>
  )
}
