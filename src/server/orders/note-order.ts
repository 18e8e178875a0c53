import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { CanceledOrder, EditedOrder, PaidOrder, PlacedOrder } from './lifecycle.ts'

/** The events of an order for webhooks, in the transactions that place, pay, edit or cancel it. */
export const notePlaced = (scope: ChangeScope, { orderId }: PlacedOrder): Promise<void> =>
  noteEvents(scope, [{ type: 'order.created', subjectId: orderId }])

export const notePaid = (scope: ChangeScope, { orderId }: PaidOrder): Promise<void> =>
  noteEvents(scope, [{ type: 'order.paid', subjectId: orderId }])

export const noteEdited = (scope: ChangeScope, { after }: EditedOrder): Promise<void> =>
  noteEvents(scope, [{ type: 'order.edited', subjectId: after.id }])

export const noteCanceled = (scope: ChangeScope, { order }: CanceledOrder): Promise<void> =>
  noteEvents(scope, [{ type: 'order.canceled', subjectId: order.id }])
