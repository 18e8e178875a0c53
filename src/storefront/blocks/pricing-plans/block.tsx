import { ContentText, useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'

/** Plans beside each other, and below each other where there is no room. */
export function PricingPlansBlock({ block: { title, plans } }: { block: ModelOf<'pricing-plans'> }) {
  const language = useContentLanguage()
  const Heading = title === '' ? 'h2' : 'h3'
  return (
    <div className="pricing-block" lang={language}>
      {title !== '' && <h2>{title}</h2>}
      <ul className="pricing-plans">
        {plans.map((plan) => (
          <li key={plan.id} className={plan.isHighlighted ? 'pricing-plan is-highlighted' : 'pricing-plan'}>
            {plan.isHighlighted && plan.badge && <p className="pricing-badge">{plan.badge}</p>}
            <Heading className="pricing-name">{plan.name}</Heading>
            {plan.price && (
              <p className="pricing-price">
                <span>{plan.price}</span> {plan.period}
              </p>
            )}
            {plan.description && <p className="pricing-description">{plan.description}</p>}
            {featuresOf(plan.features).length > 0 && (
              <ul className="pricing-features">
                {featuresOf(plan.features).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            {plan.buttonLabel && plan.href && (
              <a className={plan.isHighlighted ? 'button' : 'button is-secondary'} href={plan.href}>
                <ContentText>{plan.buttonLabel}</ContentText>
                <span className="visually-hidden">: {plan.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The lines of a text, each once and none empty. */
const featuresOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
