import { LOGOUT_TOKEN } from '@folioflow/api/contract';
import { type Fields, isFields } from '../kit/json.ts';
import { type Fault } from './faults.ts';

const hostileHtml =
  '<p onclick="alert(1)">Hostile <b>text</b></p><script>window.__hostile=1</script>' +
  '<img src="https://evil.example/pixel.png" onerror="window.__hostile=2">' +
  '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="a"></form>' +
  '<style>body{display:none}</style><a href="javascript:window.__hostile=3">link</a>';

const htmlFields: ReadonlySet<string> = new Set([
  'display_installment_info_html',
  'modal_transaction_history_html',
  'mf_order_notification_message',
  'notification_html',
  'display_html',
  'input_html',
  'body',
]);
const pdfFields: ReadonlySet<string> = new Set([
  'no_nominee_form',
  'nominee_form',
  'nach_form',
  'pdf_base64',
  'statement_base64',
]);
const urlFields: ReadonlySet<string> = new Set(['logo_url', 'logo', 'actionUrl']);
const FOREIGN = 'https://evil.example/pay';

const mapFieldsDeeply = (value: unknown, change: (name: string, field: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapFieldsDeeply(item, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, change(name, mapFieldsDeeply(field, change))]),
  );
};

const createTextReplacer = (names: ReadonlySet<string>, text: string) => (name: string, field: unknown) =>
  names.has(name) && typeof field === 'string' ? text : field;

/** An address, or all addresses of a list of images. */
const createForeignAddressReplacer = (address: string) => (name: string, field: unknown) =>
  name.endsWith('attachment_list') && Array.isArray(field)
    ? field.map(() => address)
    : createTextReplacer(urlFields, address)(name, field);

const breakPdf = (value: unknown): string => {
  if (value === '255') return 'A'.repeat(255);
  if (value === '256') return 'A'.repeat(256);
  if (value === 'broken') return '%%% this is no base64 %%%'.repeat(20);
  return btoa('This is no PDF document. '.repeat(20));
};

/**
 * Numbers become texts, booleans become letters, and an unknown field is added; money, codes and identity are
 * unchanged.
 */
const changeFieldType = (name: string, field: unknown): unknown => {
  if (name === 'code' || name === 'messageText') return field;
  if (typeof field === 'number') return String(field);
  return typeof field === 'boolean' ? (field ? 'Y' : 'N') : field;
};

/** Applies a fault to an answer; `newToken` is a valid token for the fault of that name. */
export const distortAnswer = (answer: Fields, fault: Fault, newToken: string | undefined): Fields => {
  const mapAnswerFields = (change: (name: string, field: unknown) => unknown) =>
    mapFieldsDeeply(answer, change) as Fields;
  const given = isFields(fault.value) ? fault.value : {};
  switch (fault.kind) {
    case 'noCode': {
      const { code: _code, ...rest } = answer;
      return rest;
    }
    case 'eraseToken':
      return { ...answer, erase_token_id: true, ...(newToken === undefined ? {} : { token_id: newToken }), ...given };
    case 'newToken':
      return { ...answer, token_id: typeof fault.value === 'string' ? fault.value : (newToken ?? '') };
    case 'logoutToken':
      return { ...answer, token_id: LOGOUT_TOKEN };
    case 'hostileScreen':
      return { ...answer, navigateScreen: typeof fault.value === 'string' ? fault.value : '//evil.example' };
    case 'hostileHtml':
      return mapAnswerFields(
        createTextReplacer(htmlFields, typeof fault.value === 'string' ? fault.value : hostileHtml),
      );
    case 'badPdf':
      return mapAnswerFields(createTextReplacer(pdfFields, breakPdf(fault.value)));
    case 'badUrl':
      return mapAnswerFields(createForeignAddressReplacer(typeof fault.value === 'string' ? fault.value : FOREIGN));
    case 'partial':
      return { ...mapAnswerFields(changeFieldType), unknown_field_of_the_future: { nested: true } };
    default:
      return answer;
  }
};
