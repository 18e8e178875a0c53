import { type Policies, type PolicyDates, type PolicyName, policyNames } from './schema.ts'

/** Titles of the pages, in links and headings. */
export const policyTitles: Readonly<Record<PolicyName, string>> = {
  shipping: 'Shipping policy',
  returns: 'Return policy',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
}

/** A policy's page. */
export const policyPath = (name: PolicyName): string => `/policies/${name}`

/** Whether HTML contains text: tags and spaces alone do not count. */
export const hasWords = (html: string): boolean =>
  html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u200b-\u200d\u2060\ufeff]/g, '') !== ''

/** The policies that are published. */
export const publishedPolicies = (policies: Policies): PolicyName[] =>
  policyNames.filter((name) => hasWords(policies[name]))

/** A link to a published policy. */
export interface PolicyLink {
  readonly title: string
  readonly href: string
}

/** Links to the published policies, for footer, checkout and emails. */
export const policyLinks = (policies: Policies): PolicyLink[] =>
  publishedPolicies(policies).map((name) => ({ title: policyTitles[name], href: policyPath(name) }))

/** The published policy of a URL; null where there is none. */
export const publishedPolicy = (policies: Policies, name: string): PolicyName | null =>
  publishedPolicies(policies).find((one) => one === name) ?? null

/** The edit dates after a save: an unchanged policy keeps its date. */
export function datesAfter(before: Policies, dates: PolicyDates, after: Policies, now: number): PolicyDates {
  const changed = policyNames.filter((name) => before[name] !== after[name])
  return { ...dates, ...Object.fromEntries(changed.map((name) => [name, now])) }
}
