import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayPalFlow } from './paypal-window.ts'

interface Options {
  readonly savePayment: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
  onError: (error: { readonly isRecoverable: boolean }) => void
}

/** What the buyer does in PayPal's window, which gets the order. */
let inWindow: (options: Options, order: Promise<{ readonly orderId: string }>) => Promise<void>
let isEligible = true
const loaded = vi.fn()
const eligible = vi.fn()

vi.mock('@paypal/paypal-js/sdk-v6', () => ({
  loadCoreSdkScript: async (options: object) => {
    loaded(options)
    return {
      createInstance: async () => ({
        findEligibleMethods: async (asked: object) => {
          eligible(asked)
          return { isEligible: () => isEligible }
        },
        createPayPalSavePaymentSession: (session: Options) => ({
          start: (_mode: object, token: Promise<{ readonly vaultSetupToken: string }>) =>
            inWindow(
              session,
              token.then(({ vaultSetupToken }) => ({ orderId: `saved ${vaultSetupToken}` })),
            ),
        }),
        createPayPalOneTimePaymentSession: (session: Options) => ({
          start: (_mode: object, order: Promise<{ readonly orderId: string }>) => inWindow(session, order),
        }),
      }),
    }
  },
}))

const { loadPayPal } = await import('./paypal-window.ts')
const load = (flow: PayPalFlow = 'ONE_TIME_PAYMENT') =>
  loadPayPal('TidelineClient', { mode: 'test', currency: 'USD', flow })
beforeEach(() => {
  isEligible = true
})

test.each([
  ['live', 'production'],
  ['test', 'sandbox'],
] as const)('the %s mode is PayPal’s %s', async (mode, environment) => {
  await loadPayPal('TidelineClient', { mode, currency: 'USD', flow: 'ONE_TIME_PAYMENT' })
  expect(loaded).toHaveBeenLastCalledWith({ environment })
})

test('a buyer that PayPal does not accept reads why', async () => {
  isEligible = false
  expect((await load()).isEligible).toBe(false)
})

test.each([
  ['ONE_TIME_PAYMENT', false],
  ['VAULT_WITH_PAYMENT', true],
] as const)('%s: the account of the buyer is kept: %s', async (flow, keeps) => {
  let asked: boolean | null = null
  inWindow = async ({ savePayment, onApprove }) => {
    asked = savePayment
    await onApprove()
  }
  const paypal = await load(flow)
  expect(eligible).toHaveBeenLastCalledWith({ currencyCode: 'USD', paymentFlow: flow })
  await paypal.open(Promise.resolve('O1'))
  expect(asked).toBe(keeps)
})

test('where nothing is paid, the window asks to keep the account', async () => {
  let shown = ''
  inWindow = async ({ onApprove }, known) => {
    shown = (await known).orderId
    await onApprove()
  }
  expect(await (await load('VAULT_WITHOUT_PAYMENT')).open(Promise.resolve('S1'))).toBe('approved')
  expect(shown).toBe('saved S1')
})

describe('PayPal’s window', () => {
  test.each<[string, typeof inWindow, string]>([
    ['the buyer approves', async ({ onApprove }) => onApprove(), 'approved'],
    ['the buyer closes it', async ({ onCancel }) => onCancel(), 'canceled'],
    ['the browser opens none', async () => Promise.reject({ isRecoverable: true }), 'blocked'],
    ['it cannot be shown', async ({ onError }) => onError({ isRecoverable: true }), 'blocked'],
    ['it breaks', async ({ onError }) => onError({ isRecoverable: false }), 'failed'],
    ['it cannot begin', async () => Promise.reject(new Error('broken')), 'failed'],
  ])('says what happened: %s', async (_what, happens, end) => {
    inWindow = happens
    expect(await (await load()).open(Promise.resolve('O1'))).toBe(end)
  })

  test('opens before the order is known, and gets it later', async () => {
    const order = Promise.withResolvers<string>()
    let isOpen = false
    let shown = ''
    inWindow = async ({ onApprove }, known) => {
      isOpen = true
      shown = (await known).orderId
      await onApprove()
    }
    const ended = (await load()).open(order.promise)
    expect(isOpen).toBe(true)
    order.resolve('O1')
    expect(await ended).toBe('approved')
    expect(shown).toBe('O1')
  })

  test('of an order that was refused ends', async () => {
    inWindow = async (_options, known) => void (await known)
    expect(await (await load()).open(Promise.reject(new Error('refused')))).toBe('failed')
  })
})
