/** The kind of the email by which an owner tries out whether email works. */
export const TEST_EMAIL = 'test-email'
