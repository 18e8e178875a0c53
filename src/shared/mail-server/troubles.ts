import { type Facts, numberIn, wordsIn } from '#shared/http/facts.ts'

/**
 * Why a mail server sends nothing, in a sentence with what to do. Facts: `host`, `port`, `from`, and `answer`, the
 * words of the server or of the connection.
 */
const sentences = {
  'name-not-found': ({ host }) => `We couldn’t find ${host}. Check the spelling of the host.`,
  private: ({ host }) =>
    `${host} is in a private network, where this site sends nothing. Use a mail server on the internet, or ask your host to allow it.`,
  refused: ({ host, port }) =>
    `${host} doesn’t take connections on port ${port}. Check the port: most services use 587 with STARTTLS, or 465 with TLS.`,
  'no-answer': ({ host, port }) =>
    `${host} didn’t answer on port ${port}. Check the port and the security. If both are right, ask your host whether the server may connect to port ${port}.`,
  certificate: ({ host }) =>
    `The certificate of ${host} isn’t valid for that name, so the password wasn’t sent. Enter the host exactly as your email service writes it.`,
  encryption: ({ host, port }) =>
    `${host} doesn’t encrypt the connection on port ${port} that way. Try port 587 with STARTTLS, or port 465 with TLS.`,
  login: ({ host }) =>
    `${host} didn’t accept the user name or password. Check both. Many services want an app password or an API key, and not your usual password.`,
  sender: ({ host, from }) =>
    `${host} doesn’t let this account send as ${from}. Use an address of the account, or verify this one at your email service.`,
  recipient: ({ host }) =>
    `${host} refused the address that the email was for. New accounts of some services may send to verified addresses only.`,
  'password-lost': () => 'The stored password can’t be read any more. Enter it again.',
  other: ({ host }) => `${host} didn’t take the email.`,
} satisfies Readonly<Record<string, (names: MailNames) => string>>

interface MailNames {
  readonly host: string
  readonly port: number
  readonly from: string
}

export type MailTrouble = keyof typeof sentences

/** The sentence for facts with a `trouble`, and what the server said. */
export function troubleInWords(facts: Facts): string {
  const trouble = wordsIn(facts, 'trouble')
  const names = {
    host: wordsIn(facts, 'host') || 'The mail server',
    port: numberIn(facts, 'port', 0),
    from: wordsIn(facts, 'from'),
  }
  const sentence = sentences[Object.hasOwn(sentences, trouble) ? (trouble as MailTrouble) : 'other'](names)
  const answer = wordsIn(facts, 'answer')
  return answer === '' ? sentence : `${sentence} The answer was “${answer}”.`
}
