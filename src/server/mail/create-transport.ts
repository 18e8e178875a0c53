import { Transform } from 'node:stream'
import type { Transporter } from 'nodemailer'
import type { Options } from 'nodemailer/lib/smtp-transport'

const SECOND = 1_000
/** RFC 5321 (4.5.3.2.6) allows ten minutes. A worker cannot wait that long: payments and other work need it. */
const ANSWER_MILLISECONDS = 60 * SECOND
const CONNECT_MILLISECONDS = 10 * SECOND

/**
 * What sends emails over SMTP. It is loaded with the first email: a site without a mail server never needs it.
 * @param answerMilliseconds how long the server may take for a message
 */
export async function createTransport(
  options: Options,
  answerMilliseconds = ANSWER_MILLISECONDS,
): Promise<Transporter> {
  const nodemailer = await import('nodemailer')
  const transport = nodemailer.createTransport({
    ...options,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: answerMilliseconds,
  })
  // Detects the end of the message: from now on, no answer does not mean that the server has not accepted it.
  transport.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as { onHandedOver?: () => void }
    mail.message.transform(
      () =>
        new Transform({
          transform: (chunk, _encoding, pass) => pass(null, chunk),
          flush: (end) => {
            onHandedOver?.()
            end()
          },
        }),
    )
    done()
  })
  return transport
}
