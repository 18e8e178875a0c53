import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { EmailPreview } from '#shared/emails/owner-api.ts'
import frame from '#studio/kit/editor/editor.module.css'
import classes from './email-settings.module.css'
import { EmailView } from './email-view.tsx'

/** The fields of an editor and the preview of an email: side by side, or one of them where there is no room. */
export function EditorPanes({ preview, children }: { readonly preview: EmailPreview; readonly children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [tab, setTab] = useState('content')
  const view = <EmailView preview={preview} />
  const fields = <div className={classes.form}>{children}</div>
  if (hasRoom) {
    return (
      <div className={frame.panes}>
        <div className={classes.pane}>{fields}</div>
        <div className={frame.beside}>{view}</div>
      </div>
    )
  }
  return (
    <div className={classes.pane}>
      <SegmentedControl
        fullWidth
        aria-label="Parts of the screen"
        value={tab}
        onChange={setTab}
        data={[
          { value: 'content', label: 'Content' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
      {tab === 'preview' ? <div className={classes.alone}>{view}</div> : fields}
    </div>
  )
}
