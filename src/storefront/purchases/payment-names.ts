export { paymentMethodNames as paymentNames } from '#shared/payments/names.ts'
