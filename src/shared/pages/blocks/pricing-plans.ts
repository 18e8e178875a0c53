import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none } from './define-block.ts'

export const MOST_PLANS = 6

const planSchema = z.strictObject({
  id: partId,
  name: singleLine(80, 1),
  /** As it is read: '$12', 'Free'. */
  price: singleLine(40),
  /** Beside the price: 'per month'. */
  period: singleLine(40),
  description: singleLine(300),
  /** One on each line. */
  features: z.string().max(2000),
  isHighlighted: z.boolean(),
  /** Above the name of a highlighted plan: 'Most popular'. */
  badge: singleLine(40),
  buttonLabel: singleLine(60),
  href: linkSchema,
})

/** Plans beside each other, each with its price, what it contains and a button. */
export const pricingPlansBlock = defineBlock({
  settings: z.strictObject({ title: singleLine(200).default(''), plans: z.array(planSchema).min(1).max(MOST_PLANS) }),
  number: blockTypes.pricingPlan,
  htmlFields: [],
  words: ({ title, plans }) =>
    [title, ...plans.flatMap((plan) => [plan.name, plan.description, plan.features])].join(' '),
  forms: none,
  pictures: none,
  fills: no,
})
