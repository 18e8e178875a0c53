import type { Policies } from '../src/shared/policies/schema.ts'

/** The demo shop's policies, in accordance with its shipping zones, payment methods and address. */
export const policies: Policies = {
  shipping: `<p>Everything ships from Rockport, Maine, double boxed.</p>
<h2>United States</h2>
<ul><li><strong>Ground:</strong> $9.00, free on orders of $120.00 or more. 3 to 5 business days.</li><li><strong>Express:</strong> from $24.00, by weight. Next business day for orders placed before noon, Eastern Time.</li><li><strong>Pickup:</strong> free, at 4 Mill Cove Road, Thursday to Saturday, 10 to 4.</li></ul>
<h2>Canada and Europe</h2>
<p>Tracked air mail from $28.00, by weight. 7 to 12 business days. Import duties and taxes are collected by the carrier and are not included in our prices.</p>
<h2>Breakages</h2>
<p>If something arrives broken, reply to your order email with a photo within 14 days. We replace the item or refund it, whichever you prefer. You do not need to send the pieces back.</p>`,
  returns: `<p>You can return unused items within 30 days of delivery for a full refund of their price.</p>
<ol><li>Reply to your order email and tell us which items you are returning.</li><li>Pack them as they came and send them to Tidemill Pottery, 4 Mill Cove Road, Rockport, Maine.</li><li>We refund the payment method you used within five business days of receiving them.</li></ol>
<p>Return shipping is paid by you, unless an item was broken or not what you ordered.</p>
<h2>What cannot be returned</h2>
<ul><li>Items made or stamped for you.</li><li>Boxes of seconds.</li><li>Downloads that have been opened.</li><li>Workshop places canceled less than 48 hours ahead. Before that, we refund them in full or move you to another date.</li></ul>`,
  privacy: `<p>Tidemill Pottery, 4 Mill Cove Road, Rockport, Maine, is responsible for the personal data on this site.</p>
<h2>What we store and why</h2>
<ul><li><strong>Orders:</strong> your name, email, address and what you bought, to fulfill the order and to keep our books.</li><li><strong>Forms:</strong> what you write to us, to reply to you.</li><li><strong>Newsletter:</strong> your email, only after you confirm it. Every email has an unsubscribe link.</li></ul>
<p>Card details go straight to the payment provider. We never see or store them.</p>
<h2>Cookies</h2>
<p>We set cookies that keep your cart and protect forms. There are no advertising cookies.</p>
<h2>Your rights</h2>
<p>Write to <a href="mailto:nora@tidemill.example">nora@tidemill.example</a> to see, correct or delete your data. We keep order records for as long as tax law requires.</p>`,
  terms: `<p>These terms apply to orders placed on this site with Tidemill Pottery, 4 Mill Cove Road, Rockport, Maine.</p>
<h2>Orders</h2>
<p>Your order is confirmed when you receive the confirmation email. If we cannot fulfill it, we tell you right away and refund what you paid.</p>
<h2>Prices and taxes</h2>
<p>Prices are in US dollars. Sales tax, where it applies, is shown at checkout before you pay.</p>
<h2>Handmade pieces</h2>
<p>Size, weight and glaze vary a little from piece to piece and from the photos. That is not a defect.</p>
<h2>Questions</h2>
<p>Reply to your order email or use the <a href="/contact">contact form</a>.</p>`,
}
