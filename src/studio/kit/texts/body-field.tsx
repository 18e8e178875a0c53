import { Button, Input, Skeleton, Textarea } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { isSimpleHtml } from './simple-html.ts'
import classes from './texts.module.css'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

interface BodyFieldProps {
  readonly label: string
  /** For cases where a heading right above has the same text. */
  readonly isLabelHidden?: boolean
  readonly description?: string
  readonly html: string
  readonly onChange: (html: string) => void
}

/**
 * A formatted text, stored as HTML. HTML with tables or pictures from elsewhere is edited as source, because the rich
 * text field would drop them.
 */
export function BodyField({ label, isLabelHidden = false, description, html, onChange }: BodyFieldProps) {
  const [wantsSource, setWantsSource] = useState(false)
  const isSimple = isSimpleHtml(html)
  const isSource = wantsSource || !isSimple
  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      description={
        isSimple
          ? description
          : 'This text has tables, images or formatting that the editor doesn’t support, so it’s shown as HTML.'
      }
    >
      {isSource ? (
        <Textarea
          aria-label={`${label}, as HTML`}
          value={html}
          onChange={(event) => onChange(event.currentTarget.value)}
          autosize
          minRows={6}
          maxRows={24}
          spellCheck={false}
          classNames={{ input: classes.source }}
        />
      ) : (
        <Suspense fallback={<Skeleton height={196} radius="md" />}>
          <RichText label={label} html={html} onChange={onChange} />
        </Suspense>
      )}
      {isSimple && (
        <Button
          className={classes.mode}
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={() => setWantsSource(!isSource)}
        >
          {isSource ? 'Write' : 'Edit as HTML'}
        </Button>
      )}
    </Input.Wrapper>
  )
}
