import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import type { ChangeForm } from '../use-form-editor.ts'

/** What stands above the button: how data is treated, or a link to the privacy page. */
export function DisclaimerTab({ html, change }: { readonly html: string; readonly change: ChangeForm }) {
  return (
    <Panel
      title="Disclaimer"
      lead="Stands above the button: what happens with the answers, for example. Leave it empty to show nothing."
    >
      <BodyField
        label="Text above the button"
        html={html}
        onChange={(disclaimerHtml) => change('disclaimer', { disclaimerHtml })}
      />
    </Panel>
  )
}
