/** The source of a submission. */
export interface Sender {
  /** The IP address in `request.ip`. */
  readonly address: string
  /** Scheme and host of the site, for links in emails (`originOf`). */
  readonly origin: string
  /** The requested host name, as `hostName` writes it. */
  readonly host: string
  /** Whether it came as a plain HTML form, without a script. */
  readonly isPlainPost: boolean
  /**
   * Identifies a repeated post when its answers contain files, whose ids differ each time; otherwise the answers
   * themselves do.
   */
  readonly sameAs?: string
}
