import type { GuideStep } from '#shared/home/guide.ts'
import { unsentWords } from '#studio/kit/delivery-words.ts'
import { pathOfSample, type Samples, samplesInWords } from './sample-words.ts'

interface StepWords {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly to: string
  /** Alternatives for the same step. */
  readonly others?: readonly { readonly label: string; readonly to: string }[]
}

/** The text and target of a step. @param samples where sample texts are; the step about them exists only where some are */
export function wordsOfStep(step: GuideStep, samples: Samples): StepWords {
  if (step !== 'samples') return guideWords[step]
  return {
    title: 'Replace the sample texts',
    lead: samplesInWords(samples),
    action: 'Edit texts',
    to: pathOfSample(samples[0]!),
  }
}

/** The text and target of each other step of the set-up guide. */
const guideWords: Readonly<Record<Exclude<GuideStep, 'samples'>, StepWords>> = {
  product: {
    title: 'Add your first product',
    lead: 'Nothing goes live until you publish it.',
    action: 'Add product',
    to: '/products/new',
    others: [{ label: 'Import', to: '/imports' }],
  },
  payment: {
    title: 'Set up a payment method',
    lead: 'Customers can’t check out until they can pay.',
    action: 'Set up payments',
    to: '/store-settings?tab=payments',
  },
  shipping: {
    title: 'Check your shipping rates',
    lead: 'A new shop ships within its own country at one flat rate. Set your prices and add more places.',
    action: 'Set up shipping',
    to: '/store-settings?tab=shipping',
  },
  tax: {
    title: 'Set up taxes',
    lead: 'Add the rates you have to charge. Not needed if you don’t charge tax.',
    action: 'Set up taxes',
    to: '/store-settings?tab=tax',
  },
  email: {
    title: 'Set up email',
    lead: `Until email works, nothing is sent: ${unsentWords}.`,
    action: 'Set up email',
    to: '/email-settings/server',
  },
  address: {
    title: 'Add your business address',
    lead: 'Printed on invoices and packing slips. No invoices are issued without it.',
    action: 'Add address',
    to: '/store-settings?tab=general',
  },
  contact: {
    title: 'Add a contact page',
    lead: 'Create a contact form and add it to a page. Responses arrive in your inbox.',
    action: 'Create a form',
    to: '/forms',
  },
  policies: {
    title: 'Write your policies',
    lead: 'Shipping, returns, privacy and terms. They appear in the footer and at checkout.',
    action: 'Write policies',
    to: '/store-settings?tab=policies',
  },
}
