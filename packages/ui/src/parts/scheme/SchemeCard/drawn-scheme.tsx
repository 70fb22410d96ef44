import { formatMessage, type SchemeCard } from '@folioflow/flows';
import { comparison } from '@folioflow/flows/words/comparison';
import { schemes } from '@folioflow/flows/words/schemes';
import { directionOf, formatPercent, groupIndian } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { houseMark } from '../SchemeMark/house-mark.ts';

/** The texts of a folded card by the names of their places in its template, and the kind of the template. */
export interface DrawnScheme {
  readonly kind: string;
  readonly texts: Readonly<Record<string, string>>;
}

function drawMark({ logo, name, amc }: SchemeCard): DrawnScheme {
  if (logo !== null) return { kind: 'logo', texts: { logo } };
  const { initials, outline, hue } = houseMark(amc === '' ? name : amc);
  return { kind: 'mark', texts: { initials, outline, hue: String(hue) } };
}

function drawOneMonth({ oneMonth: { percent } }: SchemeCard): DrawnScheme {
  if (percent === null) return { kind: 'none', texts: {} };
  return { kind: directionOf(percent), texts: { percent: formatPercent(percent, { sign: 'always' }) } };
}

/** Returns what the folded card of a scheme shows, for a page that is drawn before its code has arrived. */
export function drawScheme(card: SchemeCard): DrawnScheme {
  const { name, href, classification, risk } = card;
  const [mark, oneMonth] = [drawMark(card), drawOneMonth(card)];
  return {
    kind: `${mark.kind}-${oneMonth.kind}`,
    texts: {
      ...mark.texts,
      ...oneMonth.texts,
      name,
      href,
      classification,
      risk,
      tone: riskTone(risk),
      detailsLabel: formatMessage(schemes['card.detailsOf'], { name }),
      compareLabel: formatMessage(comparison['pick.labelOf'], { name }),
    },
  };
}

/** Returns the count of a list without filters whose first file is there. */
export const drawSchemeCount = (count: number): string =>
  formatMessage(schemes['list.countSoFar'], { found: groupIndian(count), loaded: groupIndian(count) });
