import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'

/** A website as requests see it: kept in memory, replaced when its version is raised. */
export interface Website {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly statusCode: number
  readonly version: number
  /** Scheme and host under which its owner signed in last: a place that is known to be its own. */
  readonly origin: string | null
  /** Hosts of its own, such as `shop.example.com`, in the order of the alphabet. */
  readonly domains: readonly string[]
  readonly settings: StoreSettings
  /** Whether it is the demo: everyone may place test orders there. */
  readonly isDemo: boolean
  readonly appearance: Appearance
  /** Whether there is a mail server: without one, emails are kept and none is sent, and no one may be told otherwise. */
  readonly canSendEmail: boolean
}
