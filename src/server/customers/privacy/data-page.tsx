import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { CustomerData } from './read-data.ts'

interface Formats {
  readonly locale: string
  readonly timeZone: string
  /** The site's name. */
  readonly siteName: string
}

/** The data about a customer as a page that people can read, without scripts, styles from elsewhere or images. */
export function dataPage(data: CustomerData, { locale, timeZone, siteName }: Formats): string {
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const { customer, orders, submissions, reviews, emails } = data
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`Your data at ${siteName}`}</title>
        <style>
          {
            'body{font:16px/1.5 sans-serif;max-width:720px;margin:40px auto;padding:0 16px}td,th{text-align:left;padding:4px 16px 4px 0;vertical-align:top}'
          }
        </style>
      </head>
      <body>
        <h1>Your data at {siteName}</h1>
        <p>The file data.json contains everything. This page shows the most important parts.</p>
        <h2>About you</h2>
        <table>
          <tbody>
            <Row name="Name" value={`${customer.firstName} ${customer.lastName}`.trim()} />
            <Row name="Email" value={customer.emails.join(', ')} />
            <Row name="Phone" value={customer.phone} />
            <Row name="Customer since" value={day.format(customer.createdAt)} />
            <Row name="Note" value={customer.note} />
            <Row name="Tags" value={customer.tags.join(', ')} />
          </tbody>
        </table>
        {customer.addresses.map((address) => (
          <p key={JSON.stringify(address)}>{addressLines(address as Address, { locale, regions }).join(', ')}</p>
        ))}
        <Part title="Orders" rows={orders}>
          <table>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <th scope="row">{formatOrderNumber(order.number)}</th>
                  <td>{day.format(order.placedAt)}</td>
                  <td>{order.lines.map((line) => `${line.quantity} × ${line.title}`).join(', ')}</td>
                  <td>{formatMoney(order.grandTotalCents, order.currency, { locale })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
        <Part title="Newsletter" rows={customer.subscriptions}>
          {customer.subscriptions.map((subscription) => (
            <div key={subscription.id}>
              <h3>
                {subscription.listName}: {subscription.email}
              </h3>
              <ul>
                {subscription.events.map((event) => (
                  <li key={event.id}>
                    {day.format(event.at)}: {event.kind} {event.pagePath} {event.words}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Part>
        <Part title="Forms" rows={submissions}>
          {submissions.map((submission) => (
            <div key={submission.at}>
              <h3>
                {submission.form}, {day.format(submission.at)}
              </h3>
              <table>
                <tbody>
                  {submission.answers.map(({ label, lines }) => (
                    <Row key={label} name={label} value={lines.join(', ')} />
                  ))}
                </tbody>
              </table>
            </div>
          ))}
        </Part>
        <Part title="Reviews" rows={reviews}>
          <table>
            <tbody>
              {reviews.map((review) => (
                <Row
                  key={`${review.product} ${review.createdAt}`}
                  name={review.product}
                  value={[`${review.rating} of 5 stars`, review.title, review.body].filter(Boolean).join(' · ')}
                />
              ))}
            </tbody>
          </table>
        </Part>
        <Part title="Emails to you" rows={emails}>
          <ul>
            {emails.map((email) => (
              <li key={email.createdAt}>
                {day.format(email.createdAt)}: {email.subject}
              </li>
            ))}
          </ul>
        </Part>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** A part of the page; it is left out where there is nothing of it. */
function Part({ title, rows, children }: { title: string; rows: readonly unknown[]; children: ReactNode }) {
  return rows.length > 0 ? (
    <>
      <h2>{title}</h2>
      {children}
    </>
  ) : null
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return value ? (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  ) : null
}
