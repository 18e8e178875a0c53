/** The event of a form that was sent, before the visitor is taken elsewhere. What contains the form listens to it. */
export const FORM_SENT = 'form-sent'
