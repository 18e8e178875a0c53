/**
 * The type of the action with which PayPal asks a buyer to approve a payment. It has the fields `orderId`, PayPal's own
 * order, or `setupToken` where nothing is paid and the account of the buyer is kept, and `approveUrl`, its page. The answer is empty once the buyer has approved, and `cancel`, true, when the buyer
 * gives up.
 */
export const PAYPAL_ACTION = 'paypal'
