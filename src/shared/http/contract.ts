import type { z } from 'zod'
import type { FailureCode } from '#shared/failures.ts'
import type { Permission } from '#shared/roles/rules.ts'

type Schema = z.ZodType

/** Who may call: everyone, every signed-in owner, or owners whose role has the permission. */
export type Access = 'public' | 'signed-in' | Permission

/**
 * The declaration of one call: the server serves it, the browser calls it, OpenAPI is generated from it. `path` uses
 * `:name` for parameters. `failures` lists the codes of expected refusals (`shared/failures.ts` has their sentences and
 * statuses).
 */
export interface Contract<
  Parameters extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Caller extends Access = Access,
  Code extends FailureCode = FailureCode,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Caller
  readonly parameters?: Parameters
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  readonly failures?: readonly Code[]
  /** Requests per minute from one address; the server has a default. */
  readonly perMinute?: number
  /** Largest body in bytes; the server's default is 64 kB. */
  readonly bodyLimit?: number
  /** Whether the body may take an hour to arrive, such as a large file on a slow connection. */
  readonly takesLong?: boolean
  /**
   * Whether no CSRF token is needed: at set-up there is no website yet that a token could be signed for, and payment
   * providers sign what they send.
   */
  readonly needsNoCsrfToken?: boolean
  /**
   * Whether its reply contains a secret, so that it is stored for no idempotency key of an API key: its body has one of its
   * own.
   */
  readonly hasSecretReply?: boolean
  /** Whether its body may be plain text, as beacons of pages send it. Its schema then gets a string. */
  readonly takesText?: boolean
}

/** Declares a call; the generic parameters are inferred. */
export function contract<
  const Caller extends Access,
  Parameters extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Reply extends Schema = z.ZodUndefined,
  const Code extends FailureCode = never,
>(
  declaration: Contract<Parameters, Query, Body, Reply, Caller, Code>,
): Contract<Parameters, Query, Body, Reply, Caller, Code> {
  return declaration
}

export type ParametersOf<C> = C extends { parameters?: infer P extends Schema } ? z.output<P> : never
export type QueryOf<C> = C extends { query?: infer Q extends Schema } ? z.output<Q> : never
export type BodyOf<C> = C extends { body?: infer B extends Schema } ? z.output<B> : never
export type ReplyOf<C> = C extends { reply: infer R extends Schema } ? z.output<R> : never
export type AccessOf<C> = C extends { access: infer A extends Access } ? A : never
/** The codes of the refusals that a call declares. */
export type FailuresOf<C> = C extends { failures?: readonly (infer F extends FailureCode)[] } ? F : never

/** The input of a call: only the parts that the contract has. */
export type InputOf<C> = C extends {
  parameters?: infer P extends Schema
  query?: infer Q extends Schema
  body?: infer B extends Schema
}
  ? (P extends z.ZodUndefined ? { parameters?: undefined } : { parameters: z.input<P> }) &
      (Q extends z.ZodUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
      (B extends z.ZodUndefined ? { body?: undefined } : { body: z.input<B> })
  : never
