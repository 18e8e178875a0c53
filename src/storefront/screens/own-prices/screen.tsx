import { defineScreen } from '../../document/screen.ts'
import { ownPricesTexts as texts } from '../../products/own-prices/texts.ts'
import type { OwnPricesModel } from './model.ts'

/** A customer opens their prices in this browser. Works without JavaScript. */
export const ownPricesScreen = defineScreen<OwnPricesModel>({
  component: OwnPricesScreen,
  styles: ['screens/not-found/screen', 'screens/lock/screen'],
})

const titles = { confirm: texts.title, done: texts.done, over: texts.over }
const leads = { confirm: texts.confirmLead, done: texts.doneLead, over: texts.overLead }

function OwnPricesScreen({ model: { step, key, action, shopHref } }: { model: OwnPricesModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{titles[step]}</h1>
        <p className="lead" role={step === 'confirm' ? undefined : 'status'}>
          {leads[step]}
        </p>
        {step === 'confirm' ? (
          <form method="post" action={action} className="lock-form">
            <input type="hidden" name="key" value={key} />
            <button className="button" type="submit">
              {texts.confirm}
            </button>
          </form>
        ) : (
          <a className="button" href={shopHref}>
            {texts.shop}
          </a>
        )}
      </div>
    </div>
  )
}
