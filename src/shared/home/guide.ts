import { publishedPolicies } from '#shared/policies/rules.ts'
import { may, type Permission } from '#shared/roles/rules.ts'
import { isFirstShipping } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { setUpStateOf } from './set-up-state.ts'

/** The steps of the set-up guide, in order. */
export const guideSteps = [
  'product',
  'payment',
  'shipping',
  'tax',
  'email',
  'samples',
  'address',
  'contact',
  'policies',
] as const
export type GuideStep = (typeof guideSteps)[number]

/** Steps that need more than `settings.manage`. A reader who cannot finish a step is not asked for it. */
const stepNeeds: Readonly<Partial<Record<GuideStep, Permission>>> = { email: 'site.manage', contact: 'pages.write' }

/** Steps that some shops don't need: a shop of downloads ships nothing, and not every shop charges tax. */
export const optionalSteps = ['shipping', 'tax', 'samples', 'address', 'contact', 'policies'] as const
export type OptionalStep = (typeof optionalSteps)[number]

/** `skipped`: the owner said that the shop does not need the step. */
export type StepState = 'done' | 'open' | 'skipped'

interface GuideFacts {
  readonly settings: StoreSettings
  readonly canSendEmail: boolean
  /** Whether a product is published. */
  readonly hasProduct: boolean
  /** Whether visitors still see texts of the starting site. */
  readonly hasSampleTexts: boolean
  /** Whether a published page contains a form. */
  readonly hasContactPage: boolean
  /** Of the reader. */
  readonly role: number
}

/**
 * The state of each step that the reader can finish. A completed step is done even if it was skipped before; where there
 * are no sample texts, nothing says so.
 */
export function guideOf({
  settings,
  canSendEmail,
  hasProduct,
  hasSampleTexts,
  hasContactPage,
  role,
}: GuideFacts): { step: GuideStep; state: StepState }[] {
  const { payments, shipping, tax } = setUpStateOf(settings)
  const isDone: Readonly<Record<GuideStep, boolean>> = {
    product: hasProduct,
    payment: payments,
    shipping: shipping && !isFirstShipping(settings),
    tax,
    email: canSendEmail,
    samples: !hasSampleTexts,
    address: settings.businessAddress !== '',
    contact: hasContactPage,
    policies: publishedPolicies(settings.policies).length > 0,
  }
  const isSkipped = (step: GuideStep) => (settings.guideSkipped as readonly string[]).includes(step)
  const asked = guideSteps.filter(
    (step) => may(role, stepNeeds[step] ?? 'settings.manage') && (step !== 'samples' || hasSampleTexts),
  )
  return asked.map((step) => ({ step, state: isDone[step] ? 'done' : isSkipped(step) ? 'skipped' : 'open' }))
}
