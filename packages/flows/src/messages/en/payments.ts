/** Texts of payments and their results; quoted texts of the specification are verbatim. */
export const payments = {
  'choice.label': 'How do you want to pay?',
  'choice.mode.upi': 'Approve a request in your UPI app',
  'choice.mode.other': 'Pay on your bank’s page',
  'choice.upi.label': 'UPI ID',
  'choice.upi.hint': 'The payment request appears in your UPI app.',
  'choice.upi.wrong': 'Enter a UPI ID such as name@bank',
  'choice.none': 'This order cannot be paid online right now. Your order list shows the next step.',
  'choice.notPermitted': 'This order cannot be paid at the moment. Your order list shows its status.',
  'choice.pay': 'Pay',
  'choice.payAmount': 'Pay {amount}',
  'link.orderList': 'Go to Order List',
  'payment.title.initiating': 'We are preparing your payment',
  'payment.title.waiting.redirect': 'Your bank’s payment page opens next',
  'payment.title.waiting.here': 'Your payment request is on its way',
  'payment.title.redirecting': 'We are taking you to the payment page',
  'payment.title.handedOver': 'Complete your payment on the payment page',
  'payment.lead.underway':
    'Please do not press Back or Refresh. This takes about {from} to {to} seconds, and you pay only once.',
  'payment.lead.handedOver':
    'Come back here when you have paid. If the page did not open, or you closed it, check your order list: it shows whether the money has arrived.',
  'payment.title.message': 'Your payment request',
  'payment.lead.upi':
    'Open your UPI app and approve the request there. The order list shows the payment once your bank has confirmed it.',
  'upi.approve': 'Approve the payment in your UPI app',
  'upi.approve.amount': 'Approve {amount} in your UPI app',
  'upi.checked': 'We check for your approval automatically for another {time} minutes.',
  'upi.unchecked':
    'Your bank has not confirmed the payment yet. Check again, or find the status in your order list later.',
  'upi.otherWay': 'To pay another way, decline the request in your UPI app. You can then choose again here.',
  'upi.check': 'Check now',
  'payment.fallback': 'The payment is registered. Your order list shows its status.',
  'payment.title.refused': 'The payment was not started',
  'payment.title.notHandedOver': 'The payment page could not be opened',
  'payment.title.unknown': 'We could not confirm your payment',
  'payment.explain.refused': 'No money was taken for this attempt.',
  'payment.explain.notHandedOver':
    'Nothing was sent to a bank, so no money has left your account. You can pay for the order from the order list.',
  'payment.explain.unknown':
    'We did not get an answer, so the payment may or may not be in progress. Do not pay again yet: check your order list first. If money left your account but did not reach the fund, your bank returns it, usually within 7 to 10 business days.',
  'payment.reference': 'Order number',
  'payment.reference.keep': 'Note this number: you need it to trace your payment.',
  'status.title': 'Your Payment Status',
  'status.fetching': 'We are fetching your recent payment status',
  'status.fetching.note': 'Your payment is being processed. This takes about {from} to {to} seconds.',
  'status.done': 'Ok, Go to Order List',
  'status.check': 'Check again',
  'status.payAgain': 'Pay again',
  'status.payNow': 'Pay now',
  'status.paid': 'Your payment has arrived',
  'status.paid.amount': 'Your payment of {amount} has arrived',
  'status.paid.next': 'Units are usually allotted on the next working day. They then appear in your order list.',
  'status.allotted': 'Your payment has arrived, and your units are allotted',
  'status.allotted.amount': 'Your units for {amount} are allotted',
  'status.allotted.next': 'You do not need to do anything. Your portfolio shows the value of your units.',
  'status.confirming': 'Your bank has not confirmed the payment yet',
  'status.confirming.amount': 'Your bank has not confirmed the payment of {amount} yet',
  'status.confirming.next':
    'You do not need to do anything. Please do not pay a second time. Most payments are confirmed within minutes, some by the next working day. Your order list shows when the payment is confirmed.',
  'status.unpaid': 'This order has not been paid yet',
  'status.unpaid.next':
    'We have not received a payment for it. You can pay now. If money has left your account, your bank returns it, usually within 7 to 10 business days.',
  'status.failed': 'Your payment failed',
  'status.failed.amount': 'Your payment of {amount} failed',
  'status.failed.next':
    'No units were bought. You can pay again now. If money left your account, your bank returns it, usually within 7 to 10 business days. If it has not arrived by then, contact your bank with the order number.',
  'status.rejected': 'The order was rejected, and your money will be returned',
  'status.rejected.next':
    'No units were bought. The amount is returned to your bank account, usually within 7 to 10 business days.',
  'status.rejected.why': 'Your order list shows why the order was rejected.',
  'status.rejected.resolve': 'Resolve the reason before you order again:',
  'status.cancelled': 'This order was cancelled',
  'status.cancelled.next':
    'You do not owe anything. If money left your account for this order, your bank returns it, usually within 7 to 10 business days.',
  'status.unknown': 'We do not know the outcome of your payment yet',
  'status.explain.lost':
    'We did not get an answer, so we do not know whether the payment went through. Check your order list in a moment.',
  'status.explain.notFound':
    'We cannot tell from this whether money has left your account. Your order list shows the payments that have arrived. If yours is missing, contact your bank with the order number.',
  'status.explain.numberMissing':
    'The status of a payment is shown only once, right after the payment. Your order list always has the latest status.',
  'response.title': 'Your order',
  'response.fetching': 'We are fetching your order...',
  'response.fetching.note': 'Please do not press Submit again or Back or Refresh',
  'response.unavailable': 'We could not fetch your order',
  'response.unavailable.explain': 'This does not affect the order itself: your order list shows its status.',
  'response.toList': 'Ok, Go to list',
} as const;
