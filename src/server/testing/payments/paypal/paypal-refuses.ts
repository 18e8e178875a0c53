/** A refusal in PayPal's form. */
export class PayPalRefuses extends Error {
  readonly status: number
  readonly body: object
  constructor(
    status: number,
    name: string,
    issue?: string,
    description = 'The requested action could not be performed.',
  ) {
    super(description)
    this.status = status
    this.body = {
      name,
      message: description,
      debug_id: 'f00d',
      ...(issue && { details: [{ issue, description }] }),
    }
  }
}
