import type { FailureCode } from '#shared/failures.ts'
import type { Contract, ReplyOf } from '#shared/http/contract.ts'
import type { Failure } from '#shared/http/failure.ts'

/** A refusal with the sentence that a person reads. */
type Refusal = Failure<FailureCode> & {
  readonly error: string
  /** The sentences of single fields; present with the code `invalid-fields` and its like. */
  readonly errors: Readonly<Record<string, string>>
}

/** The answer to a call: the reply of its contract, or a refusal. Reading the wrong one fails the test and says why. */
export class Answer<C extends Contract> {
  readonly status: number
  /** The code of the refusal; null for a reply. */
  readonly code: FailureCode | null
  readonly #contract: C
  readonly #content: unknown

  /** @param content the parsed body of the response */
  constructor(contract: C, status: number, content: unknown) {
    this.status = status
    this.code = status < 300 ? null : ((content as Failure | null)?.code as FailureCode)
    this.#contract = contract
    this.#content = content
  }

  /** The reply. @throws Error when the call was refused */
  get body(): ReplyOf<C> {
    if (this.code !== null) throw new Error(`${this.#name} was refused: ${JSON.stringify(this.#content)}`)
    return this.#content as ReplyOf<C>
  }

  /** The refusal, with its facts. @throws Error when the call was not refused */
  get failure(): Refusal {
    if (this.code === null) throw new Error(`${this.#name} was not refused: ${JSON.stringify(this.#content)}`)
    return this.#content as Refusal
  }

  get #name(): string {
    return `${this.#contract.method} ${this.#contract.path}`
  }
}
