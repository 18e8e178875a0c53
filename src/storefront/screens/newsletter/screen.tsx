import { FormBlock } from '../../blocks/form/block.tsx'
import type { FormModel } from '../../blocks/form/model.ts'
import { formStyles } from '../../blocks/form/styles.ts'
import { defineScreen } from '../../document/screen.ts'

/** The form of the site's footer on a page of its own: the target of its plain post, and for links. */
export const subscribeScreen = defineScreen<FormModel>({
  component: SubscribeScreen,
  styles: ['screens/not-found/screen', ...formStyles],
})

function SubscribeScreen({ model }: { model: FormModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{model.page.title}</h1>
        <FormBlock block={model} />
      </div>
    </div>
  )
}
