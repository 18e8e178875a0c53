import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import type { ChangeForm } from '../use-form-editor.ts'

/** The text above the button: how data is used, or a link to the privacy policy. */
export function DisclaimerTab({ html, change }: { readonly html: string; readonly change: ChangeForm }) {
  return (
    <Panel
      title="Disclaimer"
      lead="Shown above the button, for example how you use the data. Leave empty to show nothing."
    >
      <BodyField
        label="Disclaimer text"
        html={html}
        onChange={(disclaimerHtml) => change('disclaimer', { disclaimerHtml })}
      />
    </Panel>
  )
}
