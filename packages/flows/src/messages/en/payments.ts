/** Words of paying and of what became of a payment; quoted texts of the specification stand here verbatim. */
export const payments = {
  'choice.label': 'How do you want to pay?',
  'choice.mode.upi': 'Approve a request in your UPI app',
  'choice.mode.other': 'Pay on the page of your bank',
  'choice.upi.label': 'UPI id',
  'choice.upi.hint': 'The request to pay comes up in the UPI app of this id.',
  'choice.upi.wrong': 'Enter a UPI id such as name@bank',
  'choice.none': 'This order cannot be paid online now. Your order list shows what comes next.',
  'choice.notPermitted': 'This order cannot be paid at the moment. Your order list shows where it stands.',
  'choice.pay': 'Pay',
  'choice.payAmount': 'Pay {amount}',
  'link.orderList': 'Go to Order List',
  'payment.title.initiating': 'We are preparing your payment',
  'payment.title.waiting.redirect': 'Your bank’s payment page opens next',
  'payment.title.waiting.here': 'Your payment request is on its way',
  'payment.title.redirecting': 'We are taking you to the payment page',
  'payment.title.handedOver': 'Complete your payment on the payment page',
  'payment.lead.underway':
    'Please do not press Back or Refresh. This takes about {from} to {to} seconds, and you pay once only.',
  'payment.lead.handedOver':
    'Come back here when you are done. If the page did not open, or you closed it, look at the order list: it shows whether the money has arrived.',
  'payment.title.message': 'Your payment request',
  'payment.lead.upi':
    'Open your UPI app and approve the request there. The order list shows the payment once your bank has confirmed it.',
  'payment.fallback': 'The payment is registered. The order list shows how it goes on.',
  'payment.title.refused': 'The payment was not started',
  'payment.title.notHandedOver': 'The payment page could not be opened',
  'payment.title.unknown': 'We could not confirm your payment',
  'payment.explain.refused': 'No money was taken for this attempt.',
  'payment.explain.notHandedOver':
    'Nothing was sent to a bank, so no money has left your account. You can pay the order from the order list.',
  'payment.explain.unknown':
    'No answer came back, so the payment may or may not be under way. Do not pay again yet: look at the order list first. Money that left your bank and does not reach the fund is returned by your bank, usually within 7 to 10 business days.',
  'payment.reference': 'Order number',
  'payment.reference.keep': 'Keep this number: with it your payment can be found.',
  'status.title': 'Your Payment Status',
  'status.fetching': 'We are fetching your recent payment status',
  'status.fetching.note': 'Your payment is being processed. This takes about {from} to {to} seconds.',
  'status.done': 'Ok, Go to Order List',
  'status.check': 'Check again',
  'status.payAgain': 'Pay again',
  'status.payNow': 'Pay now',
  'status.paid': 'Your payment has arrived',
  'status.paid.next': 'Units are usually allotted on the next working day. Your order list shows when they are there.',
  'status.allotted': 'Your payment has arrived, and your units are allotted',
  'status.allotted.next': 'There is nothing left to do. Your portfolio shows what they are worth.',
  'status.confirming': 'Your bank has not confirmed the payment yet',
  'status.confirming.next':
    'There is nothing to do, and please do not pay a second time. Most payments are confirmed within minutes, some by the next working day. Your order list shows when it has happened.',
  'status.unpaid': 'This order is not paid yet',
  'status.unpaid.next':
    'No payment has arrived for it. You can pay it now. If money left your account all the same, your bank returns it, usually within 7 to 10 business days.',
  'status.failed': 'Your payment failed',
  'status.failed.next':
    'Nothing was bought. You can pay again now. If money left your account, your bank returns it, usually within 7 to 10 business days; if it has not come by then, ask your bank with the order number at hand.',
  'status.rejected': 'The order was turned down, and your money comes back',
  'status.rejected.next':
    'Nothing was bought. The amount is returned to your bank account, usually within 7 to 10 business days. Your order list says why the order was turned down.',
  'status.cancelled': 'This order was cancelled',
  'status.cancelled.next':
    'Nothing is due any more. If money left your account for it, your bank returns it, usually within 7 to 10 business days.',
  'status.unknown': 'We cannot say yet what became of your payment',
  'status.explain.lost':
    'We did not get an answer, which says nothing about the payment itself. Look at the order list in a moment.',
  'status.explain.notFound':
    'This says nothing about money that may have left your account: the order list shows what has arrived. If a payment is missing there, ask your bank with the order number at hand.',
  'status.explain.numberMissing':
    'The status of a payment is shown once, right after it. Your order list always has the latest.',
  'response.title': 'Your order',
  'response.fetching': 'We are fetching your order...',
  'response.fetching.note': 'Please do not press Submit again or Back or Refresh',
  'response.unavailable': 'We could not fetch your order',
  'response.unavailable.explain': 'This says nothing about the order itself: your list shows where it stands.',
  'response.toList': 'Ok, Go to list',
} as const;
