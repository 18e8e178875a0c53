/** The email address of orders whose buyer was erased: `.invalid` never leads anywhere (RFC 2606). */
export const ERASED_EMAIL = 'erased@customer.invalid'
