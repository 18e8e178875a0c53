import { documentTexts } from './texts.ts'

/** The notice on every page of the demo that nothing is for sale. */
export function DemoLine() {
  return (
    <aside className="demo-line" aria-label={documentTexts.aboutThisSite}>
      {documentTexts.demoShop}
    </aside>
  )
}
