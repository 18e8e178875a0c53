import type {
  Order,
  PaymentTokenResponse,
  PaymentTokenStatus,
  PaypalWalletVaultStatus,
  SetupTokenResponse,
} from '@paypal/paypal-server-sdk'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { idOf } from './fake-ids.ts'
import { PayPalRefuses } from './paypal-refuses.ts'

/** What an account of the fake keeps of buyers. */
export interface FakeVault {
  readonly mode: PaymentMode
  /** The accounts of buyers that are kept, by their token. */
  readonly tokens: Map<string, PaymentTokenResponse>
  /** What asks buyers to have their account kept, without a payment. */
  readonly setups: Map<string, SetupTokenResponse>
  /** Where PayPal leads the buyer of an order or of a setup. */
  readonly ways: Map<string, WaysBack>
  /** Whether a capture answers before its buyer's account is kept. */
  keepsLater: boolean
}

/** The pages of the shop for a buyer who has approved, and for one who gave up. */
export interface WaysBack {
  readonly return_url: string
  readonly cancel_url: string
}

const BUYER = 'sb-ada@personal.example.com'

/** PayPal keeps the account of an order's buyer. @returns its token */
export function keep(vault: FakeVault, order: Order): PaymentTokenResponse {
  const token = newToken(vault)
  const customer = { id: token.customer!.id! }
  order.paymentSource = {
    paypal: {
      emailAddress: BUYER,
      attributes: { vault: { id: token.id!, status: 'VAULTED' as PaypalWalletVaultStatus, customer } },
    },
  }
  return token
}

/** What an order says while its buyer's account is not kept yet. */
export const willBeKept: NonNullable<Order['paymentSource']> = {
  paypal: { emailAddress: BUYER, attributes: { vault: { status: 'APPROVED' as PaypalWalletVaultStatus } } },
}

function newToken(vault: FakeVault, emailAddress = BUYER): PaymentTokenResponse {
  const id = idOf('T', vault)
  const token: PaymentTokenResponse = {
    id,
    customer: { id: `customer_${id}` },
    paymentSource: { paypal: { emailAddress, permitMultiplePaymentTokens: true } },
  }
  vault.tokens.set(id, token)
  return token
}

const statuses = {
  asks: 'PAYER_ACTION_REQUIRED' as PaymentTokenStatus,
  approved: 'APPROVED' as PaymentTokenStatus,
  vaulted: 'VAULTED' as PaymentTokenStatus,
}

interface CreatedSetup {
  readonly payment_source: { readonly paypal: { readonly usage_type: string; readonly experience_context: WaysBack } }
}

/** Asks a buyer to have their account kept. @param url of the fake */
export function createSetup(vault: FakeVault, url: string, body: CreatedSetup): SetupTokenResponse {
  const id = idOf('S', vault)
  const setup: SetupTokenResponse = {
    id,
    status: statuses.asks,
    links: [
      { href: `${url}/v3/vault/setup-tokens/${id}`, rel: 'self' },
      { href: `${url}/agreements/approve?approval_session_id=${id}`, rel: 'approve' },
    ],
  }
  vault.setups.set(id, setup)
  vault.ways.set(id, body.payment_source.paypal.experience_context)
  return setup
}

/** The buyer agrees. */
export function approveSetup(setup: SetupTokenResponse): void {
  setup.status = statuses.approved
}

/** Keeps the account of a buyer who has agreed. */
export function keepSetup(vault: FakeVault, setupId: string): PaymentTokenResponse {
  const setup = vault.setups.get(setupId)
  if (setup?.status !== statuses.approved) throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'INVALID_RESOURCE_ID')
  setup.status = statuses.vaulted
  return newToken(vault, 'sb-grace@personal.example.com')
}
