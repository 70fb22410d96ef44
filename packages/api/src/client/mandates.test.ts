import { expect, test } from 'vitest';
import { sipPayload, order } from '../contract/fixtures/orders.ts';
import { codes, startAnsweringProvider, ok } from './testing/answering-provider.ts';

const form = 'JVBERi0x'.repeat(20_000);

test('the form of a mandate is read completely, regardless of its length', async () => {
  const { provider } = await startAnsweringProvider({
    ...ok,
    pdf_base64: form,
    mandate_nach_list: [{ mandate_id: 'M1', nach_form: form }],
  });
  const answer = await provider.getNachMandate({ mandate_id: 'M1' });
  expect(answer).toMatchObject({
    kind: 'accepted',
    answer: { pdf_base64: form, mandate_nach_list: [{ mandate_id: 'M1', nach_form: form }] },
  });
  const refreshed = await startAnsweringProvider({ ...ok, status: '', render_pdf: true, pdf_base64: form });
  expect(await refreshed.provider.refreshMandate({ mandate_id: 'M1' })).toMatchObject({
    kind: 'accepted',
    answer: { pdf_base64: form },
  });
});

test('a SIP is accepted regardless of the length of its notice', async () => {
  const { provider } = await startAnsweringProvider({
    ...ok,
    result: order,
    display_html: `<p>${'registered '.repeat(10_000)}</p>`,
  });
  const placed = await provider.createSipOrder({
    order_type: 'xsip',
    client_info: sipPayload,
    two_factor_authentication: codes,
  });
  expect(placed).toMatchObject({ kind: 'accepted', answer: { result: { order_id: order.order_id } } });
});
