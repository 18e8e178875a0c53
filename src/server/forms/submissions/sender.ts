/** Where a submission came from. */
export interface Sender {
  /** Address of the request, as `request.ip` says it. */
  readonly address: string
  /** Scheme and host of the site, for links in letters (`originOf`). */
  readonly origin: string
  /** The host's name that the request was for, as `hostName` writes it. */
  readonly host: string
  /** Whether it came as the HTML form that it is, without a script. */
  readonly isPlainPost: boolean
  /** What a repeat says alike, where its answers name files that it has brought itself; else the answers are it. */
  readonly sameAs?: string
}
