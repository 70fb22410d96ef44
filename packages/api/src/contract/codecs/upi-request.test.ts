import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentAnswerSchema } from '../shapes/payment.ts';
import { statedUpiRequestOf } from './upi-request.ts';

const LINK = 'upi://pay?pa=collect@bank&pn=Asha%20%26%20Co&am=5000.00&cu=INR&tr=PAY1';
const read = (fields: object) => statedUpiRequestOf(v.parse(paymentAnswerSchema, { code: '000', ...fields }));

test('a payment has the link, the QR and the reference of its answer', () => {
  expect(read({ upi_link: LINK, upi_qr_text: `${LINK}&mode=01`, payment_reference: 'PAY1' })).toEqual({
    link: LINK,
    qrText: `${LINK}&mode=01`,
    reference: 'PAY1',
  });
});

test.each([{}, { upi_link: null, upi_qr_text: null, payment_reference: null }, { upi_link: '', upi_qr_text: '' }])(
  'a payment with %j has none of them',
  (fields) => {
    expect(read(fields)).toEqual({ link: null, qrText: null, reference: '' });
  },
);

test.each([
  'javascript:alert(1)',
  'https://bank.example/pay?pa=collect@bank',
  'intent://pay?pa=collect@bank',
  'upi://mandate?pa=collect@bank',
  'upi://pay?',
  ' upi://pay?pa=collect@bank',
  'upi://pay?pa=collect@bank\n',
  'upi://pay?pn=आशा',
])('%j is neither a link nor a QR', (text) => {
  expect(read({ upi_link: text, upi_qr_text: text })).toMatchObject({ link: null, qrText: null });
});
