import type { SipOpening } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { formatTimeOfDay } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { formatRupees, SHORT_FIGURE_LENGTH } from '../../../format/money.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';

type DrawnTexts = Readonly<Record<string, string>>;

/** The first step of a SIP checkout by the names of the places in its templates. */
export interface DrawnSipCheckout {
  readonly kind: string;
  readonly texts: DrawnTexts;
  /** The nominees to choose from. */
  readonly items: readonly { readonly kind: 'nominee'; readonly texts: DrawnTexts }[];
}

/** With a suggestion and no mandate, the agreement follows at once; without nominees, the question has no answers. */
const hasForm = ({ summary: { needsMandate }, nominees, suggestion }: SipOpening): boolean =>
  suggestion === null ? nominees.length > 0 && nominees.every(({ name }) => name !== '') : needsMandate;

/**
 * Returns what the first step of the checkout shows, for a page that is drawn before its code has arrived; null for a
 * step of another form than that of the templates.
 */
export function drawSipOpening(opening: SipOpening): DrawnSipCheckout | null {
  const { summary, nominees, suggestion } = opening;
  const { cutOff, firstDay, frequency, installments, needsMandate } = summary;
  const amount = formatRupees(summary.amount);
  const { value: bank, note: accountNumber = '' } = accountLine(summary.account);
  if (!hasForm(opening) || cutOff === '' || amount.length > SHORT_FIGURE_LENGTH) return null;
  const texts = {
    scheme: summary.schemeName,
    option: summary.optionName,
    amount,
    firstDay: formatDay(firstDay),
    repeat: formatRepeat(Number(firstDay.slice(8)), frequency),
    installments: String(installments),
    bank,
    accountNumber,
    cutOff: formatTimeOfDay(cutOff),
  };
  if (suggestion !== null)
    return {
      kind: 'suggestion',
      texts: { ...texts, nominee: suggestion.name ?? checkout['nominee.summary.none'] },
      items: [],
    };
  return {
    kind: needsMandate ? 'question' : 'question-byHand',
    texts,
    items: nominees.map(({ id, name, relationship }) => ({ kind: 'nominee', texts: { id, name, relationship } })),
  };
}
