import type { SharedText } from './drawing-cache.ts'

/** What a policy has to allow for some code. Hosts are without their scheme, which is always https. */
export interface CodeSources {
  /** The exact texts of inline scripts that browsers run. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** Hosts of scripts, and those that inline scripts name: what such a script does is its own affair. */
  readonly scriptHosts: readonly string[]
  readonly styleHosts: readonly string[]
  readonly frameHosts: readonly string[]
  readonly formHosts: readonly string[]
}

/** The owner's code in public pages. */
export interface CodeOnPages {
  /** HTML at the end of the head. */
  readonly head: SharedText
  /** HTML at the end of the body. */
  readonly body: SharedText
  readonly sources: CodeSources
}
