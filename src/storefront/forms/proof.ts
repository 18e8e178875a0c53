import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { getChallengeCall } from '#shared/guard/api.ts'
import { FASTEST_PERSON, type GuardPurpose } from '#shared/guard/purposes.ts'
import { call } from '#shared/http/call.ts'
import { callAddress } from '../islands/call-address.ts'

const getChallengeAddress = callAddress<typeof getChallengeCall>('GET', '/api/guard/challenge')

/**
 * Fetches and solves a proof of work: called when a visitor begins to fill in a form, awaited when it is sent. The
 * browser derives keys asynchronously, so that the page stays responsive. It does not answer sooner than a person
 * could: fast typing or autofill must not be taken for a program.
 * @returns the proof to send; undefined over plain http, where browsers cannot compute it, and without a connection.
 * The server then uses its other signs.
 */
export async function solveChallenge(purpose: GuardPurpose, signal?: AbortSignal): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const given = await call(getChallengeAddress, { query: { purpose } }, signal ? { signal } : {})
  if (!given.ok) return undefined
  const mayAnswer = new Promise((resolve) => setTimeout(resolve, FASTEST_PERSON))
  const { challenge } = given.value
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solve({ challenge, deriveKey, controller, timeout: 30_000 }).catch(() => null)
  if (!solution) return undefined
  await mayAnswer
  return btoa(JSON.stringify({ challenge, solution }))
}
