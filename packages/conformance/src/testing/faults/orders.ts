import { fieldsAt, listAt, textAt, type Fields } from '../../ground/fields.ts';
import { changeAccepted, changeAnswers, omit, replaceCode, type PlantedFault } from './fault.ts';

/** Changes each order of a list. */
const changeOrders =
  (change: (order: Fields) => Fields) =>
  (fields: Fields): Fields => ({ ...fields, result: listAt(fields, 'result').map(change) });

export const orderFaults: readonly PlantedFault[] = [
  {
    title: 'a SIP is cancelled twice',
    caughtBy: 'codes.cancel-sip.c071',
    create: replaceCode('cancelSip', '071', '000'),
  },
  {
    title: 'a wrong PIN registers a transfer',
    caughtBy: 'codes.register-stp.c041',
    create: replaceCode('registerStp', '041', '000'),
  },
  {
    title: 'the list of SIPs contains lumpsum orders',
    caughtBy: 'orders.list.types',
    create: changeAnswers('listOrders', (fields, request) =>
      request.fields['order_type'] === 'xsip'
        ? changeOrders((order) => ({ ...order, mf_order_type: 'single' }))(fields)
        : fields,
    ),
  },
  {
    title: 'amounts have binary fractions',
    caughtBy: 'orders.list.money',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({ ...order, total_returns_amount: Number(order['total_returns_amount']) / 3 })),
    ),
  },
  {
    title: 'times have no offset',
    caughtBy: 'orders.list.dates',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({
        ...order,
        order_list: listAt(order, 'order_list').map((line) => ({
          ...line,
          created_date: textAt(line, 'created_date').slice(0, 19),
        })),
      })),
    ),
  },
  {
    title: 'a flag of the status filter is missing',
    caughtBy: 'orders.list.filters',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => omit(order, 'is_order_rejected')),
    ),
  },
  {
    title: 'a number is sent as a text',
    caughtBy: 'orders.list.filled',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({ ...order, mf_order_status_id: String(order['mf_order_status_id']) })),
    ),
  },
  {
    title: 'two orders have the same id',
    caughtBy: 'orders.list.ids',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({ ...order, order_id: 'order-1', _id: 'order-1' })),
    ),
  },
  {
    title: 'a cancelled order is payable',
    caughtBy: 'orders.list.exclusive-states',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({ ...order, mf_order_is_paynow: true })),
    ),
  },
  {
    title: 'a rejected order has the status of an allotted one',
    caughtBy: 'orders.list.status',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) => ({ ...order, order_status: 'allotted' })),
    ),
  },
  {
    title: 'the status of another order is answered',
    caughtBy: 'orders.status',
    create: changeAccepted('getOrderStatus', (fields) => ({
      ...fields,
      result: { ...fieldsAt(fields, 'result'), order_id: 'order-of-another-investor' },
    })),
  },
  {
    title: 'the statement is a data address',
    caughtBy: 'orders.statement',
    create: changeAccepted('getOrderStatement', (fields) => ({
      ...fields,
      result: {
        statement_base64: `data:application/pdf;base64,${textAt(fieldsAt(fields, 'result'), 'statement_base64')}`,
      },
    })),
  },
  {
    title: 'the total of the portfolio is not the sum of its blocks',
    caughtBy: 'orders.portfolio',
    create: changeAccepted('getPortfolio', (fields) => {
      const result = fieldsAt(fields, 'result');
      const total = Number(result['overall_investment_amount']) + 0.01;
      return { ...fields, result: { ...result, overall_investment_amount: total } };
    }),
  },
  {
    title: 'the current value leaves the returns out',
    caughtBy: 'orders.portfolio.difference',
    create: changeAccepted('getPortfolio', (fields) => {
      const result = fieldsAt(fields, 'result');
      return { ...fields, result: { ...result, total_returns_amount: result['overall_investment_amount'] } };
    }),
  },
  {
    title: 'a cancelled order is shown as open',
    caughtBy: 'orders.cancel',
    create: changeAccepted(
      'listOrders',
      changeOrders((order) =>
        order['is_order_cancelled'] === true
          ? { ...order, is_order_cancelled: false, is_payment_pending: true, is_cancel_allowed: true }
          : order,
      ),
    ),
  },
  {
    title: 'a wrong PIN is refused with 051',
    caughtBy: 'orders.cancel.wrong-pin',
    create: replaceCode('cancelOrder', '041', '051'),
  },
  {
    title: 'the PIN never locks',
    caughtBy: 'orders.cancel.pin-lock',
    create: replaceCode(['cancelOrder', 'cancelSip'], '042', '041'),
  },
  {
    title: 'an order is found by its id alone',
    caughtBy: 'orders.cancel.numbers',
    create: replaceCode('cancelOrder', '061', '000'),
  },
  {
    title: 'a pause of any length is accepted',
    caughtBy: 'orders.pause.count',
    create: replaceCode('pauseSip', '051', '000', { display_html: '' }),
  },
  {
    title: 'the net banking form contains a script',
    caughtBy: 'payments.direct',
    create: changeAccepted('initiatePayment', (fields) => ({
      ...fields,
      input_html: `${textAt(fields, 'input_html')}<script>document.forms[0].submit()</script>`,
    })),
  },
  {
    title: 'the UPI link asks for paise',
    caughtBy: 'payments.upi-link',
    create: changeAccepted('initiatePayment', (fields) => ({
      ...fields,
      upi_link: textAt(fields, 'upi_link').replace(/am=(\d+)\.(\d\d)/, 'am=$1$2'),
    })),
  },
  {
    title: 'an order is paid twice',
    caughtBy: 'payments.twice',
    create: replaceCode('initiatePayment', '071', '000', {
      actionUrl: '',
      is_redirect: false,
      input_html: '',
      order_number: '',
    }),
  },
  {
    title: 'the amount of the request is charged',
    caughtBy: 'payments.amount',
    create: replaceCode('initiatePayment', '051', '000', {
      actionUrl: '',
      is_redirect: false,
      input_html: '',
      order_number: '',
    }),
  },
];
