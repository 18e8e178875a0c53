/**
 * The type of the action with which PayPal asks a buyer to approve a payment. It has the fields `orderId`, PayPal's own
 * order, and `approveUrl`, its page. The answer is empty once the buyer has approved, and `cancel`, true, when the buyer
 * gives up.
 */
export const PAYPAL_ACTION = 'paypal'
