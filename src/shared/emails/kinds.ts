/** The kind of the email with which an owner tests the mail server. */
export const TEST_EMAIL = 'test-email'
