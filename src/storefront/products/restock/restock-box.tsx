import { BellPlus, ChevronDown } from 'lucide-react'
import { useContentLanguage } from '../../content-text.tsx'
import { Island } from '../../islands/place-island.tsx'
import Restock from './island.tsx'
import type { RestockModel } from './model.ts'

/**
 * The sign-up below the add button. It is open where nothing of the product can be bought; else it opens by its line, or
 * when a variant that is sold out is chosen (`showRestock`).
 */
export function RestockBox({ model }: { readonly model: RestockModel }) {
  const language = useContentLanguage()
  const { productId, texts, isAll, captcha, quickView } = model
  return (
    <details
      className="restock"
      data-quick-view-use={quickView === 'shown' ? undefined : quickView}
      data-restock={productId}
      open={isAll}
      lang={language}
    >
      <summary>
        <BellPlus aria-hidden />
        <span>{texts.CTAText}</span>
        {!isAll && <ChevronDown className="restock-arrow" aria-hidden />}
      </summary>
      <Island
        name="products/restock"
        of={Restock}
        props={{ model }}
        when="interaction"
        thirdParties={captcha ? ['recaptcha'] : []}
      />
    </details>
  )
}
