/** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`: a receiver checks both, so that nothing old is played again. */
export const SIGNATURE_HEADER = 'x-vitrine-signature'
/** Names a delivery. It stays the same when it is tried again: things arrive once or more often. */
export const DELIVERY_HEADER = 'x-vitrine-delivery'
