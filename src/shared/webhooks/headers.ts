/**
 * `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`. A receiver checks both, so that old posts cannot
 * be replayed.
 */
export const SIGNATURE_HEADER = 'x-vitrine-signature'
/** Identifies a delivery. It stays the same in retries: a delivery may arrive more than once. */
export const DELIVERY_HEADER = 'x-vitrine-delivery'
