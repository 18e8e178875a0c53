import { loadStripe } from '@stripe/stripe-js/pure'

/**
 * Opens the bank's dialog. It returns when the bank has answered, whatever it said: the server asks Stripe for the
 * result.
 * @throws Error when Stripe cannot be reached
 */
export async function confirmAtStripe(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe is not available.')
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error?.type === 'api_connection_error') throw new Error(error.message)
}
